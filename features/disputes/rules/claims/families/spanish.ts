// The strongest families in Spanish. Texts are read without accents: 'bórrenlo' is 'borrenlo', 'sección' 'seccion'.
import type { Claim } from '../claim-rule.ts';

const BORRAR = ['borr*', 'elimin*', 'quit*', 'remuev*', 'remov*', 'sac* de|del'];
const PEDIR = ['borre*', 'borra*', 'elimine*', 'elimina*', 'quite*', 'eliminad*', 'eliminar*', 'remuev*', 'saque*'];
const DEBER = ['debe|deben|tiene|tienen|obligad*|obligacion|exig*|ley'];
const CONTADO = ['banco|compania|acreedor borro|elimino|quito', 'ya ~3 borro|elimino'];

/** By the English family. */
export const SPANISH: Readonly<Record<string, readonly Claim[]>> = {
  'identity theft without a report': [
    {
      find: [
        'robo|robaron|robo|fraude|suplantacion de|mi ..1 identidad',
        'alguien|persona|ladron ~5 mi ..2 identidad|nombre|informacion|numero|datos',
        'es|fue ~1 fraude|fraudulenta|fraudulento',
        'cuenta|prestamo|tarjeta ~1 fraudulenta|fraudulento',
        'sin mi autorizacion|permiso|consentimiento|conocimiento',
        'victima de ~2 robo|fraude',
      ],
      unless: ['presente|hice|puse|adjunto|incluyo ..9 reporte|denuncia|copia|declaracion', 'no ~4 robo|fraude'],
    },
  ],
  'other number or identity': [
    {
      find: [
        'cpn ..3 en|como|para|lugar',
        'usar|use|usa|uso ~3 ein|itin|cpn',
        'nuevo|segundo|otro numero ~2 seguro|social',
        'nuevo|segundo|otro seguro social',
        'nueva|otra identidad ~1 crediticia',
      ],
    },
  ],
  'payment for deletion': [
    { find: ['pagare|pagar|pago|pagaria|pagaremos ~9 si|cuando|cambio', 'a cambio de', 'si ~4 pago|pagan'], also: [BORRAR] },
  ],
  'accurate item to be removed': [
    {
      find: [
        'se que',
        'pague tarde',
        'la deuda es mia',
        'es correcto|correcta|cierto|verdad|mia|mio',
        'aunque ~5 correcto|correcta|cierto|verdad|mia|mio',
      ],
      also: [['pero|aunque|solo'], PEDIR],
      unless: ['pero no', 'no es', 'incorrect*'],
    },
  ],
  'result promised': [{ find: ['garantiz* ~8 borr*|elimin*|puntos|puntaje|quit*', 'subir|sube|aumentar|mejorar ~3 puntaje|credito'] }],
  'too general': [
    {
      find: [
        'borr*|elimin*|quit*|investig*|verifi* ~2 todo|todas|todos ~3 negativas|negativos|cuentas',
        'todo ~6 mal|incorrecto|equivocado|falso',
        'todas ~4 cuentas ~4 mal|incorrectas|falsas',
        'nada ~4 correcto|mio|cierto',
      ],
    },
  ],
  'contract demanded, "609 letter"': [
    {
      find: ['contrato ~3 firma', 'contrato|acuerdo original|firmado', 'mi firma ~2 original'],
      also: [['mostr*|muestr*|envi*|prueb*|prob*|exijo|necesito|quiero|present*|entreg*|proporcion*']],
      unless: ['firme', 'adjunto|incluyo'],
    },
    { find: ['§1681g*'], also: [[...BORRAR, ...DEBER, 'contrato|prueb*|firma']] },
  ],
  'form or limitation theory': [{ find: ['prescrib*|prescri*', 'caduc*'], also: [[...PEDIR, ...DEBER]], unless: ['corte|juez'] }],
  'privacy or consent theory': [
    { find: ['§hipaa*', 'ley de privacidad', 'derecho a la privacidad'], also: [['viola*|prohib*|ilegal', ...PEDIR]] },
  ],
  ultimatum: [
    { find: PEDIR, also: [['en|dentro|plazo ..2 # dias', 'inmediat*|ahora|hoy|ya', 'exijo|exigimos|demando']], unless: CONTADO },
    { find: ['exijo|exigimos ~2 que|la|el|eliminacion'] },
  ],
  'threat of suit or price': [
    {
      find: [
        'los|les|voy|vamos ~3 demandar|demandarlos',
        'demandare|demandaremos',
        'accion|acciones legal|legales',
        'mi abogado',
        'llevar* ~3 corte|tribunal*',
      ],
      unless: ['me demando', 'abogado de ..2 bancarrota', 'bancarrota'],
    },
  ],
  'advice to deny or not to pay': [
    {
      find: [
        '^ deje|dejen|deja de pagar',
        '^ no pague|pagues|paguen',
        'ignore|ignora ~2 demanda|corte|citacion',
        'diga|di|digan ~3 no|nunca|desconoce ..4 suya|tuya|conoce|abrio',
        'niegue|niega ~1 todo|deuda',
      ],
    },
  ],
  'debt acknowledged': [
    {
      find: ['todavia|aun debo', 'debo ~2 $|#|dinero|dolares|esta|ese|esa|la', 'prometo pagar', 'reconozco ~3 deuda'],
      unless: ['no debo', 'no $'],
    },
  ],
};
