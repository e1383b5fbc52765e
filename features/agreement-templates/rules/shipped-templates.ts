// The agreement that comes with the program, in both languages: our own words, complete by the validators, and to be read by a lawyer
// before anyone uses it. An office edits its own copy; what is here is published once, at the first start.
import type { Block, FieldDocument } from '../../../platform/base/document/field-document.ts';
import { each, h, items, p, table, title, when } from '../../../platform/base/document/write-document.ts';
import { LANGUAGES, type Language } from '../../../platform/base/language.ts';
import { STATUTORY_TEXTS } from './statutory-texts.ts';

export interface ShippedTemplate {
  /** Fixed, so that a start that was cut short adds nothing twice. */
  readonly id: string;
  readonly pairId: string;
  readonly versionId: string;
  readonly name: string;
  readonly language: Language;
  readonly content: FieldDocument;
}

const END: readonly Block[] = [
  { type: 'statute', attrs: { id: 'usc-1679d-b-4', sha256: STATUTORY_TEXTS['usc-1679d-b-4'].sha256 } },
  { type: 'signature', attrs: { who: 'client' } },
  { type: 'signature', attrs: { who: 'office' } },
];

const ENGLISH: readonly Block[] = [
  title('Credit services agreement'),
  p('This agreement is dated {agreement.date}. It is between {office.name} ("we") and {client.name} ("you").'),
  table(['We', 'You'], ['**{office.name}**\n{office.address}', '**{client.name}**\n{client.address}']),
  when('has.officePhone', p('Our phone: {office.phone}')),
  h('1. What we do for you'),
  p('These are all the services of this agreement. You may do each of them yourself, at little or no cost.'),
  each('services', p('**{service.name}**\n{service.description}'), p('Fee: {service.fee}\nDue: {service.due}')),
  h('2. What you pay'),
  p('{agreement.feePlan}'),
  p('A fee is due only after its service has been fully performed. We do not ask for money before that, and we do not take it.'),
  table(
    ['Payment', 'Amount'],
    ['All you pay to us', '{agreement.total}'],
    ['All you pay to others because of this agreement', '{agreement.otherPayments}'],
    ['**Total of all payments**', '**{agreement.totalOfAll}**'],
  ),
  h('3. Guarantees'),
  p('Guarantees: {agreement.guarantees}'),
  p('No one can have accurate, current and verifiable information taken off a credit report. We do not promise any result or any score.'),
  h('4. How long it takes'),
  p(
    'We expect to complete these services within {agreement.period}, by {agreement.endDate}. This agreement ends on that ' +
      'day. It does not renew by itself.',
  ),
  h('5. How you may cancel'),
  p(
    'Until the end of {agreement.cancelThrough} you may cancel for any reason and at no cost. Two copies of a notice of ' +
      'cancellation are attached. You may send one of them, write to us in any other way, or cancel in the client portal. We ' +
      'do no work for you before this period is over.',
  ),
  p(
    'After that day you may end this agreement at any time, in the same ways. You then pay only for services that were ' +
      'fully performed before your notice.',
  ),
  h('6. What we ask of you'),
  items(
    'Tell us only what is true. We dispute only what you believe to be wrong, incomplete or impossible to verify.',
    'Read each letter before it is mailed. We mail only letters that you approved.',
    'Send us the answers you receive from the bureaus.',
  ),
  h('7. Your information'),
  p(
    'We use your reports and documents for these services only, and we keep them as the law asks. We do not sell them. We ' +
      'obtain your credit reports only by your written instructions, which are a paper of their own. You may ask us for a ' +
      'copy of what we keep.',
  ),
  h('8. The whole agreement'),
  p(
    'This agreement and the attached notices are all that we agreed on. A change needs both signatures. Before you signed, ' +
      'you received the federal statement of your rights on a paper of its own. You receive a copy of every paper you sign. ' +
      'Nothing here takes away a right that the law gives you.',
  ),
  ...END,
];

const SPANISH: readonly Block[] = [
  title('Contrato de servicios de crédito'),
  p('Este contrato tiene fecha del {agreement.date}. Se celebra entre {office.name} ("nosotros") y {client.name} ("usted").'),
  table(['Nosotros', 'Usted'], ['**{office.name}**\n{office.address}', '**{client.name}**\n{client.address}']),
  when('has.officePhone', p('Nuestro teléfono: {office.phone}')),
  h('1. Lo que hacemos por usted'),
  p('Estos son todos los servicios de este contrato. Usted puede hacer cada uno de ellos por su cuenta, con poco o ningún gasto.'),
  each('services', p('**{service.name}**\n{service.description}'), p('Precio: {service.fee}\nSe paga: {service.due}')),
  h('2. Lo que usted paga'),
  p('{agreement.feePlan}'),
  p('Un servicio se paga solo después de haberse prestado por completo. No pedimos ni recibimos dinero antes de eso.'),
  table(
    ['Pago', 'Cantidad'],
    ['Todo lo que nos paga a nosotros', '{agreement.total}'],
    ['Todo lo que paga a otros a causa de este contrato', '{agreement.otherPayments}'],
    ['**Total de todos los pagos**', '**{agreement.totalOfAll}**'],
  ),
  h('3. Garantías'),
  p('Garantías: {agreement.guarantees}'),
  p(
    'Nadie puede hacer que se retire de un informe de crédito la información exacta, actual y verificable. No prometemos ' +
      'ningún resultado ni ningún puntaje.',
  ),
  h('4. Cuánto tiempo toma'),
  p(
    'Esperamos completar estos servicios en un plazo de {agreement.period}, a más tardar el {agreement.endDate}. Este ' +
      'contrato termina ese día. No se renueva por sí solo.',
  ),
  h('5. Cómo puede cancelar'),
  p(
    'Hasta el final del día {agreement.cancelThrough} usted puede cancelar por cualquier motivo y sin costo. Se adjuntan ' +
      'dos copias de un aviso de cancelación. Usted puede enviar una de ellas, escribirnos de cualquier otra forma o ' +
      'cancelar en el portal de clientes. No hacemos ningún trabajo para usted antes de que termine este plazo.',
  ),
  p(
    'Después de ese día puede terminar este contrato en cualquier momento, de las mismas formas. En ese caso paga solo los ' +
      'servicios que se hayan prestado por completo antes de su aviso.',
  ),
  h('6. Lo que le pedimos'),
  items(
    'Díganos solo lo que es cierto. Disputamos solo lo que usted cree que es erróneo, incompleto o imposible de verificar.',
    'Lea cada carta antes de que se envíe. Enviamos solo las cartas que usted aprobó.',
    'Envíenos las respuestas que reciba de las agencias de crédito.',
  ),
  h('7. Su información'),
  p(
    'Usamos sus informes y documentos solo para estos servicios, y los conservamos como lo pide la ley. No los vendemos. ' +
      'Obtenemos sus informes de crédito solo con sus instrucciones por escrito, que son un documento aparte. Usted puede ' +
      'pedirnos una copia de lo que conservamos.',
  ),
  h('8. El contrato completo'),
  p(
    'Este contrato y los avisos adjuntos son todo lo que acordamos. Un cambio necesita ambas firmas. Antes de firmar, ' +
      'usted recibió la declaración federal de sus derechos en un documento aparte. Usted recibe una copia de cada documento ' +
      'que firma. Nada de este contrato le quita un derecho que la ley le da.',
  ),
  p(
    'La ley exige que la siguiente declaración aparezca en inglés. Dice que usted puede cancelar este contrato sin costo ' +
      'ni obligación hasta la medianoche del tercer día hábil después de la fecha en que lo firmó, y que el aviso adjunto ' +
      'explica este derecho.',
  ),
  ...END,
];

const PAIR = '0192f000-0000-7000-8000-0000000a92e0';
const CONTENT: Readonly<Record<Language, { readonly name: string; readonly blocks: readonly Block[]; readonly n: string }>> = {
  en: { name: 'Credit services agreement', blocks: ENGLISH, n: '1' },
  es: { name: 'Contrato de servicios de crédito', blocks: SPANISH, n: '2' },
};

export const SHIPPED_TEMPLATES: readonly ShippedTemplate[] = LANGUAGES.map((language) => {
  const { name, blocks, n } = CONTENT[language];
  return {
    id: `0192f000-0000-7000-8000-0000000a92e${n}`,
    versionId: `0192f000-0000-7000-8000-0000000a92f${n}`,
    pairId: PAIR,
    name,
    language,
    content: { type: 'doc', content: blocks },
  };
});
