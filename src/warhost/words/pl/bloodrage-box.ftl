# Pudełko właściciela.

bloodrage-option-box = Pudełko
    .text = Co jest na elementach: nasze dane albo poprawione przez właściciela.
