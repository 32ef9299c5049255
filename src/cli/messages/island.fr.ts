/** Ce que le terminal dit de Shark Island. */
export const islandFr = {
  'cli.island.status': 'tour {turn}, requin {health}',
  'cli.island.seat': '{seat@seat}',
  'cli.island.place': '{place@place}',
  'cli.island.day': '{day@day} :',
  'cli.island.tile': 'terreur {terror}, nageoires {down}, vues {sightings}',
  'cli.island.fin.shark': 'REQUIN',
  'cli.island.fin.fog': 'brume',
  'cli.island.fin.rammed': 'choc',
  'cli.island.fin.dolphin': 'dauphin',
  'cli.island.fin.shoal': 'banc',
  'cli.island.fin.prank': 'farce',
  'cli.island.fin.seal': 'phoque',
  'cli.island.shark':
    'Requin : santé {health}/{start}, pièces {coins}, cartes {cards} ; nageoires {fins}, relances {rerolls}',
  'cli.island.strategy': '{strategy@shark-island.strategy-name}',
  'cli.island.terror':
    'Terreur {total} : station {resort}, maire {mayor}, presse {press}, joker {wild}. À suivre : {place@place}',
  'cli.island.hunter': '{seat@seat} : dégâts {damage}, relances {rerolls}, cartes {cards}, lieu {at}',
  'cli.island.at.ashore': 'port',
  'cli.island.at.docked': 'cale sèche',
  'cli.island.passed': 'a passé',
  'cli.island.card': '{card@card} : {text}',
  'cli.island.hand-of': '{seat@seat} : {cards@card}',
  'cli.island.rules.goal':
    'Les chasseurs gagnent en amenant le requin à zéro de santé. Le requin gagne par la terreur : sa stratégie secrète veut {shark-island.ofOneEvent} jetons d’une sorte parmi {shark-island.leastTerror}, ou {shark-island.ghostTerror} quels qu’ils soient.',
  'cli.island.rules.combat':
    'En combat, approchez-vous de {shark-island.target} autant que vous l’osez. Un {shark-island.harpoonCard} est un harpon, un {shark-island.hazardCard} un danger (reprendre ou passer), Requin ! double la carte d’avant ; {shark-island.doubleShark} Requin ! font gagner le requin. Le requin gagne les égalités.',
  'cli.island.rules.hunter': '{seat@seat} : recherche {search}, combat {fight}, embarcation {craft}. {text}',
}
