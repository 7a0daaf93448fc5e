# Pudełko właściciela.

karak-option-box = Pudełko
    .text = Co jest na elementach: nasze dane albo poprawione przez właściciela.
