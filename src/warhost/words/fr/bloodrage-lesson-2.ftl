# La deuxième partie guidée de Blood Rage : quêtes et draft.

bloodrage-lesson-promises-and-gifts = Promesses et cadeaux
    .text = Posez une quête que vous pourrez tenir, voyez-la payer, et draftez les cartes de l’Âge suivant avec un plan. Treize étapes courtes, environ six minutes, tout en jouant.
bloodrage-lesson-promises-and-gifts-welcome = Vous menez le clan du Serpent, et le premier Âge touche à sa fin. Les autres ont dépensé leur Rage ; il vous en reste 2. C’est le moment de promettre.
bloodrage-lesson-promises-and-gifts-quest = Une quête est une promesse posée face cachée ; la fin de l’Âge dira si vous l’avez tenue. Choisissez l’action Quête. Elle ne coûte pas de Rage.
bloodrage-lesson-promises-and-gifts-lay = « { bloodrage-card-glorious_death_1 } » demande quatre de vos figurines au Valhalla, et vous n’y en avez aucune. Posez « { bloodrage-card-jotunheim_1 } » : il faut la plus grande force dans une province de Jotunheim.
bloodrage-lesson-promises-and-gifts-march = { bloodrage-province-horgr } en est une, mais un seul de vos Guerriers y fait face à un Ours, et l’égalité ne suffit pas. Marchez pour 1 point de Rage : choisissez { bloodrage-province-myrkulor }, puis { bloodrage-province-horgr }. Une marche mène où l’on veut.
bloodrage-lesson-promises-and-gifts-send = Ceux qui marchent partent ensemble, tant qu’il y a des villages vides. Envoyez les deux Guerriers.
bloodrage-lesson-promises-and-gifts-pass = 3 contre 1 : la promesse tiendra. Passez ; la Rage restante est perdue.
bloodrage-lesson-promises-and-gifts-keep = Une carte de votre main peut rester pour l’Âge suivant, l’autre est défaussée. Gardez celle que vous préférez.
bloodrage-lesson-promises-and-gifts-raise = Toutes les quêtes ont été retournées. Les Ours avaient promis Alfheim et n’y sont nulle part : rien de gagné, rien de perdu. La vôtre a réussi : 5 points de Gloire, et une caractéristique de votre choix augmente. Choisissez-la.
bloodrage-lesson-promises-and-gifts-first-gift = { bloodrage-province-muspelheim } est tombée au Ragnarök, et le deuxième Âge commence par le draft : sur huit cartes, vous en gardez une et passez le reste à gauche. Regardez d’abord le plateau : vos Guerriers sont toujours à { bloodrage-province-horgr }, « { bloodrage-card-jotunheim_2 } » est donc à moitié faite. Gardez-la.
bloodrage-lesson-promises-and-gifts-second-gift = Ce paquet vient de votre droite, et une carte y manque déjà. Les fortes cartes de bataille sont rares : gardez-en une de Tyr. Son nombre s’ajoute à votre force dans la bataille.
bloodrage-lesson-promises-and-gifts-third-gift = Un troisième paquet, deux cartes de moins. Améliorations et Monstres servent jusqu’à la fin de la partie : plus ils viennent tôt, mieux ils paient. Gardez-en une : regardez chacune pour lire ce qu’elle fait.
bloodrage-lesson-promises-and-gifts-back-again = Votre premier paquet revient, et trois cartes manquent : la vôtre, et une pour le Loup, une pour l’Ours. Vous savez donc ce que les autres peuvent tenir. Gardez ce qui vous plaît ; ce que vous laissez ira à quelqu’un.
bloodrage-lesson-promises-and-gifts-goal = Encore deux cartes à choisir ; les deux dernières de chaque paquet sont écartées. Une bonne main est un plan : une promesse, une carte pour vaincre, une amélioration qui convient aux deux. La suite est à vous.
