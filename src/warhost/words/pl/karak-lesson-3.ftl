# Trzecia gra z przewodnikiem: Karak 2, hordy i oblężenia.

karak-lesson-walls-and-hordes = Mury i hordy
    .text = Przetrwaj oblężenie, oddaj, co tanie, i pokonaj hordę u swoich bram. Z hordami i nowymi budynkami. Dwanaście krótkich kroków, około pięciu minut, a wszystko w działaniu.
karak-lesson-walls-and-hordes-welcome = Jesteś Lorraine. U bram twojego miasta stoi horda i twoja tura zaczyna się od oblężenia, zanim cokolwiek zrobisz. Taia padła w walce i przez turę odpoczywa.
karak-lesson-walls-and-hordes-siege = { karak-horde-gold } przyszła z siłą 11. Co turę burzy budynek, a gdy nie ma już żadnego, pada miasto. Ale twoja { karak-building-citadel } uderzyła pierwsza i zabrała 5: zostało 6.
karak-lesson-walls-and-hordes-raze = Teraz jakiś budynek musi paść, a horda traci tyle siły, ile kosztował. Poświęć { karak-building-new_glory_banner }: kosztował tylko 1 i łatwo go odbudować.
karak-lesson-walls-and-hordes-spoils = 5 i 1 to 6, a za każde pełne 3 siły, które traci horda, bierzesz zasób. Weź drewno. Proporzec zabrał ze sobą 2 chwały, oblężenie je zwróciło.
karak-lesson-walls-and-hordes-more-spoils = Za drugie 3 weź żywność.
karak-lesson-walls-and-hordes-attack = Zostało 5 siły: uderz teraz. { karak-ability-ambush } Lorraine dodaje 2, gdy wchodzi na wrogów. Starcie z hordą kosztuje serce. Wybierz jej płytkę.
karak-lesson-walls-and-hordes-skull = Czaszka: jeden z rycerzy by zginął. { karak-ability-forest_kin } pozwalają Lorraine w każdej walce zignorować jedną czaszkę swoich oddziałów. Zignoruj ją.
karak-lesson-walls-and-hordes-bounty = 3 miecze i 2 za zasadzkę to 5, w sam raz: horda pokonana, trzy Kamienie Dusz są twoje. Za utraconą przez nią siłę znów bierzesz zasób: wybierz go.
karak-lesson-walls-and-hordes-home = Po walce z hordą bohater musi wrócić tam, skąd przybył, nawet gdy nie ma już z kim walczyć. Tobie to na rękę: znów stoisz w swoim mieście i masz jeszcze jedną akcję.
karak-lesson-walls-and-hordes-rebuild = Postaw { karak-building-new_glory_banner } znowu za 1 drewno. Chwała rośnie o 2, a miasto ma trzy budynki jak przedtem.
karak-lesson-walls-and-hordes-target = Tymczasem { karak-horde-black } oblega Taię. Horda wybiera miasto tego, kto ma najwięcej Kamieni Dusz: Taia ma 5, ty masz 4. Kto prowadzi, potrzebuje murów.
karak-lesson-walls-and-hordes-goal = Horda przychodzi z każdym upadłym miastem, które zostaje wyłożone. Idzie płytkę na turę, a kto ją pokona, zdobywa od dwóch do czterech Kamieni Dusz. Odtąd to twoja gra.
