// Passwords that attackers try first. Words are refused alone and with digits or signs around them; the rest only as written.

const WORDS = `
  access admin administrator alexander amanda america andrea andrew angel anthony apple arsenal asdf asdfgh asdfghjkl ashley austin autumn
  baby babygirl bailey banana barcelona baseball basketball batman beautiful blink bond buster butterfly camaro changeit changeme changeplease
  charlie cheese chelsea chicago chocolate chris christmas coffee college company computer cookie corvette cowboys credit dallas daniel david default
  demo diamond dolphin donald dragon eagles easter elizabeth family fender ferrari flower football forever freedom friends gabriel
  george ginger guest guitar hannah happy harley heather hello hockey house hunter iloveu iloveyou internet iphone jackson jasmine jennifer jessica
  jesus johnny jordan joseph joshua justin killer knight lakers letmein liverpool login london love lovely loveme maggie manager manchester marina
  market martin master matrix matthew mercedes merlin michael michelle mickey miller monday money monkey monster mother mustang myspace naruto nicholas
  nicole nothing office oliver orange panther paris passw0rd password passwort patrick pepper phoenix player please pokemon princess purple qazwsx
  qwerty qwertyuiop rainbow rangers rebecca redsox reset robert root samantha samsung scooter secret security service shadow silver slipknot
  snoopy soccer sophie spider spring starwars steelers summer sunday sunflower sunshine superman support system taylor temp temporary tennis test tester
  testing thomas thunder tigger tinkerbell trustno tucker user vanessa victoria warrior welcome whatever william winner winter wizard yankees yellow
  zaq zxcvbn zxcvbnm`;

const AS_THEY_STAND = `
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz!qaz 1qazxsw2 3rjs1la7qe 18atcskd2w a1b2c3d4 aa123456 aa12345678 abc12345 abcd1234 asd12345 asdf1234 g_czechout
  hello123 p@ssw0rd p@ssword p@$$w0rd pa$$word pass1234 passw0rd1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qwer1234 qwerty12 r3dress trustno1 w3lcome1
  welc0me1 zaq12wsx zaq1zaq1 zxcv1234 11223344 12344321 123123123 147258369 159357159 13579246 12121212 10203040 31415926 87654321 98765432 99887766
  letmein1! ch@ngeme changeme! adm1n123 admin@123 qwe123qwe qweasdzxc 1234qwer 12qwaszx 19841984 20202020 66668888 55556666 password1!`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(`${WORDS} ${AS_THEY_STAND}`.split(/\s+/).filter((word) => word !== ''));
