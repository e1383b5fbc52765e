// The letters of clients.ts in Spanish.
import { items, p, steps, unless, when } from '../../../../platform/base/document/write-document.ts';
import type { LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';
import { CLIENT_LETTERS } from './clients.ts';
import { ownLetter } from './write-letter.ts';

type SpanishText = Pick<Parameters<typeof ownLetter>[0], 'name' | 'purpose' | 'subject' | 'text'>;
const HELP = [when('given.office.phone', p('¿Preguntas? Llámenos al {office.phone}.'))];

/** By the key of the English letter, from which a letter takes all that is not words. */
const TEXTS: Readonly<Record<string, SpanishText>> = {
  'client-copies': {
    name: 'Copias de sus cartas',
    purpose: 'Acompaña las copias de las cartas que se enviaron por el cliente.',
    subject: 'Copias de sus cartas del {earlier.sent}',
    text: [
      'Le enviamos copias de las cartas que se mandaron en su nombre el {earlier.sent}. Son las cartas que usted aprobó. Por favor, guárdelas.',
      'Las respuestas llegan a su dirección. Cuando llegue una, envíenos todas sus páginas, también las que no parezcan importantes.',
    ],
  },
  'client-approve': {
    name: 'Cartas por aprobar',
    purpose: 'Recuerda al cliente las cartas que esperan su aprobación.',
    subject: 'Sus cartas están listas para leer',
    text: [
      'Las cartas sobre {items.count} están listas. No se envía nada antes de que usted las lea y las apruebe.',
      steps(
        'Abra {portal.address} y vaya a Cartas.',
        'Lea cada carta. Habla en su nombre, así que cada frase tiene que ser cierta.',
        'Apruébela o díganos qué no está bien.',
      ),
      'Si resulta que una entrada es correcta, díganoslo. Entonces la quitamos de la carta.',
    ],
  },
  'client-mailed': {
    name: 'Cartas enviadas',
    purpose: 'Dice al cliente que se enviaron las cartas y qué sigue.',
    subject: 'Sus cartas se enviaron el {earlier.sent}',
    text: [
      'El {earlier.sent} se enviaron sus cartas sobre {items.count}.',
      'Una agencia tiene 30 días desde el día en que recibe una carta, en algunos casos 45. No podemos decir cómo va a decidir.',
      'Mientras tanto:',
      items(
        'Guarde cada carta que reciba, con su sobre, y envíenos una copia.',
        'Por favor, no mande más papeles a la agencia por su cuenta sin avisarnos. Pueden darle 15 días más.',
        'Siga pagando sus cuentas según lo acordado.',
      ),
    ],
  },
  'client-answered': {
    name: 'Llegó una respuesta',
    purpose: 'Dice al cliente qué contestó una agencia.',
    subject: 'Lo que contestó {bureau.name}',
    text: [
      when('given.earlier.answered', p('{bureau.name} contestó su carta el {earlier.answered}. Esto es lo que dice:')),
      unless('given.earlier.answered', p('{bureau.name} contestó su carta. Esto es lo que dice:')),
      '{update.text}',
      'Anotamos la respuesta en su expediente, donde puede leerla: {portal.address}.',
      'Si no está de acuerdo con alguna parte, díganos por qué. Otra carta necesita algo que la agencia no haya visto: un hecho, un papel u otro motivo.',
    ],
  },
  'client-progress': {
    name: 'Cómo van las cosas',
    purpose: 'Un informe breve al cliente, cada mes o cuando lo pide.',
    subject: 'Cómo van sus disputas al {letter.date}',
    text: [
      'Esto es lo que pasó desde que le escribimos la última vez:',
      '{update.text}',
      'Cada paso, con sus fechas, está en {portal.address}. Si algo de lo que ve ahí no está bien, por favor díganoslo.',
    ],
  },
  'client-round-over': {
    name: 'Fin de una ronda',
    purpose: 'Dice al cliente que llegaron todas las respuestas de una ronda y qué puede decidir.',
    subject: 'Llegaron todas las respuestas de la ronda {round.number}',
    text: [
      'Llegaron todas las respuestas de la ronda {round.number}. En resumen:',
      '{update.text}',
      'Usted decide cómo seguir:',
      items(
        'Otra carta, donde tenga un hecho nuevo, un papel nuevo u otro motivo.',
        'Una declaración de hasta 100 palabras en su expediente, donde una agencia mantiene una entrada que usted disputa.',
        'Ninguna otra carta, donde la entrada es correcta. Una entrada correcta queda en el informe durante su plazo.',
      ),
    ],
  },
  'client-send-answers': {
    name: 'Por favor, envíenos las respuestas',
    purpose: 'Recuerda al cliente que envíe las respuestas que le llegaron por correo.',
    subject: '¿Le llegó alguna respuesta?',
    text: [
      'Sus cartas se enviaron el {earlier.sent}. Puede que ya hayan llegado respuestas a su dirección.',
      'Por favor, tome una foto de cada página y agréguela en {portal.address}, o traiga la carta a nuestra oficina. Necesitamos todas las páginas, por ' +
        'ambos lados.',
      'Si no ha llegado nada, díganoslo también.',
    ],
  },
  'client-papers': {
    name: 'Papeles que aún necesitamos',
    purpose: 'Recuerda al cliente los papeles que faltan.',
    subject: 'Papeles para sus cartas',
    text: [
      'Para sus cartas aún necesitamos lo siguiente: {reminder.papers}.',
      'Nos ayudaría tenerlo a más tardar el {reminder.dueDate}. Puede agregar fotos en {portal.address}. Deben verse las cuatro esquinas, y las palabras ' +
        'deben ser nítidas.',
      'Sus papeles se guardan bajo llave y se usan solo para sus cartas.',
    ],
  },
  'client-new-report': {
    name: 'Es hora de un informe nuevo',
    purpose: 'Pide al cliente un informe de crédito nuevo para compararlo.',
    subject: 'Es hora de un informe de crédito nuevo',
    text: [
      'Para ver qué ha cambiado, comparamos un informe nuevo con el que tenemos. Por favor, obtenga sus informes y agréguelos en {portal.address}.',
      'Puede obtenerlos gratis en AnnualCreditReport.com. Es el sitio que prevé la ley federal. Usted nunca tiene que pagarnos por un informe.',
    ],
  },
  'client-collector-notice': {
    name: 'Cuando escribe un cobrador',
    purpose: 'Dice al cliente por qué el aviso de un cobrador debe llegar pronto a la oficina, y qué hacer con papeles de un tribunal.',
    subject: 'Si le escribe un cobrador de deudas',
    text: [
      'Si le escribe un cobrador de deudas, envíenos el aviso el mismo día en que lo reciba. Durante 30 días usted tiene derechos que después no tiene, ' +
        'como el de pedir verificación.',
      'Por favor, anote el día en que llegó y guarde el sobre.',
      'Si llegan papeles de un tribunal, tienen una fecha límite para contestar. Por favor, hable de inmediato con un abogado. No somos abogados, y ninguna ' +
        'carta nuestra reemplaza esa respuesta.',
    ],
  },
  'client-write-furnisher': {
    name: 'Escribir por su cuenta a quien informa',
    purpose:
      'Explica cómo el cliente puede escribir por su cuenta a quien informa una cuenta, con su dirección. No hay formulario nuestro.',
    subject: 'Si quiere escribir usted mismo a {furnisher.name}',
    text: [
      'Su carta sobre {account.name} va a la agencia de crédito. La agencia pregunta a {furnisher.name}, que entonces tiene que revisarlo.',
      'Usted también puede escribir a {furnisher.name} por su cuenta. No está obligado a revisar una carta que preparemos nosotros o que esté en un ' +
        'formulario nuestro. Por eso la carta tiene que ser solo de usted, con sus propias palabras. La Oficina para la Protección Financiera del ' +
        'Consumidor tiene cartas de muestra gratuitas en consumerfinance.gov.',
      'Qué poner en ella:',
      items(
        'su nombre, su dirección y el número de la cuenta',
        'qué está mal y qué es lo correcto',
        'cómo lo sabe, con copias de sus papeles, nunca los originales',
      ),
      'Su dirección para estas cartas:\n{furnisher.address}',
      'Por favor, guarde una copia y envíenos otra, junto con la respuesta cuando llegue.',
    ],
  },
  'client-identity-theft': {
    name: 'Pasos después de un robo de identidad',
    purpose: 'Dice al cliente qué debe hacer en persona cuando alguien usó su identidad. No llenamos ningún informe por él.',
    subject: 'Si alguien usó su identidad',
    text: [
      'Usted nos dijo que algo en su informe puede venir de un robo de identidad. Estos pasos le tocan a usted en persona:',
      steps(
        'Denúncielo en RobodeIdentidad.gov o a su policía. Escriba solo lo que sabe que es cierto. Una denuncia falsa es un delito.',
        'Guarde la denuncia con su fecha y su número.',
        'Agregue una copia en {portal.address}, con prueba de su identidad.',
        'Haga una lista de cada entrada que no viene de usted, y firme que no viene de usted.',
      ),
      'No podemos llenar la denuncia por usted, y no enviamos ninguna solicitud de bloqueo sin estos cuatro papeles.',
    ],
  },
  'client-freeze': {
    name: 'Congelación de seguridad',
    purpose: 'Dice al cliente cómo pedir él mismo un congelamiento. Nosotros no podemos pedirla.',
    subject: 'Cómo congelar sus expedientes de crédito',
    text: [
      'Un congelamiento de seguridad impide que nuevos prestamistas vean su expediente de crédito. Es gratis, y solo usted puede pedirlo.',
      items(
        'Pídalo a cada agencia por separado: en su sitio web, por teléfono o por correo.',
        'Si lo pide en línea o por teléfono, queda activado en un día hábil; por correo, en tres.',
        'Antes de solicitar crédito, levántelo. En línea o por teléfono tarda una hora.',
      ),
      'Por favor, anote cómo puede levantarlo. No guardamos sus contraseñas.',
    ],
  },
  'client-mortgage': {
    name: 'Antes de solicitar una hipoteca',
    purpose: 'Pide al cliente que avise a la oficina antes de solicitar una hipoteca, pues las disputas abiertas pueden demorarla.',
    subject: 'Por favor, avísenos antes de solicitar una hipoteca',
    text: [
      'Una entrada en disputa puede demorar una hipoteca, porque algunos prestamistas esperan hasta que termine la disputa.',
      'Si ya la solicitó o piensa hacerlo, avísenos antes de que se envíe la próxima carta. Podemos detener sus cartas todo el tiempo que usted quiera.',
    ],
  },
};

export const CLIENT_LETTERS_ES: readonly LibraryLetter[] = CLIENT_LETTERS.flatMap((english): LibraryLetter[] => {
  const words = TEXTS[english.key];
  if (!words) return [];
  const { key, category, recipientClass, gates, laws } = english;
  return [
    ownLetter({
      key: `${key}-es`,
      category,
      recipientClass,
      gates,
      restsOn: laws,
      language: 'es',
      pair: key,
      name: words.name,
      purpose: words.purpose,
      subject: words.subject,
      text: ['Hola, {client.firstName}:', ...words.text, ...HELP],
    }),
  ];
});
