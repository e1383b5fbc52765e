// The questions about accounts in Spanish, with what the answer "wrong" says. The English ones are bound to the letter (claims/sayings.ts);
// these say to the client what it means. {1} is what stands at the first '…'.
import type { SpanishSaying } from './spanish-saying.ts';

const TOO_OLD = 'Es más antiguo de lo que permite informar la ley {law} y debe eliminarse.';
const tooOld = (law: string): string => TOO_OLD.replace('{law}', law);

export const QUESTIONS_OF_ACCOUNTS: Readonly<Record<string, SpanishSaying>> = {
  'Did you first fall behind on this account by … and never catch up again?': [
    '¿Se atrasó por primera vez en esta cuenta a más tardar el {1} y nunca se puso al día?',
    'Me atrasé por primera vez en esta cuenta a más tardar el {1} y nunca me puse al día.',
    tooOld('15 U.S.C. 1681c(a)(4) y (c)(1)'),
  ],
  'Do you want the bureau to remove the late months …, which are more than seven years old?': [
    '¿Quiere que el buró elimine los meses de atraso {1}, que tienen más de siete años?',
    'Los meses de atraso {1} tienen más de siete años.',
    'Según 15 U.S.C. 1681c(a)(5) estas marcas de atraso deben eliminarse. El resto de la cuenta puede quedarse.',
  ],
  'Do you want the bureau to remove the late month …, which is more than seven years old?': [
    '¿Quiere que el buró elimine el mes de atraso {1}, que tiene más de siete años?',
    'El mes de atraso {1} tiene más de siete años.',
    'Según 15 U.S.C. 1681c(a)(5) esta marca de atraso debe eliminarse. El resto de la cuenta puede quedarse.',
  ],
  'Do you want the bureau to remove the earlier ratings …, which are more than seven years old?': [
    '¿Quiere que el buró elimine las calificaciones anteriores {1}, que tienen más de siete años?',
    'Las calificaciones anteriores {1} tienen más de siete años.',
    'Según 15 U.S.C. 1681c(a)(5) estas calificaciones deben eliminarse. El resto de la cuenta puede quedarse.',
  ],
  'Do you want the bureau to remove the earlier rating …, which is more than seven years old?': [
    '¿Quiere que el buró elimine la calificación anterior {1}, que tiene más de siete años?',
    'La calificación anterior {1} tiene más de siete años.',
    'Según 15 U.S.C. 1681c(a)(5) esta calificación debe eliminarse. El resto de la cuenta puede quedarse.',
  ],
  'Did you fall behind on this account and stay behind?': [
    '¿Se atrasó en esta cuenta y siguió atrasado?',
    'Me atrasé en esta cuenta y seguí atrasado.',
    'Debe mostrarse la fecha del primer atraso.',
  ],
  'Did you fall behind on this account by … and stay behind from then on?': [
    '¿Se atrasó en esta cuenta a más tardar el {1} y siguió atrasado desde entonces?',
    'Me atrasé en esta cuenta a más tardar el {1} y seguí atrasado desde entonces.',
    'La fecha del primer atraso debe ser el {1} o antes.',
  ],
  'Had you already fallen behind on this debt before …?': [
    '¿Ya se había atrasado en esta deuda antes del {1}?',
    'Ya me había atrasado en esta deuda antes del {1}.',
    'La fecha del primer atraso debe ser anterior al {1}.',
  ],
  'Is this collection for the account of …, and did it go unpaid from … on?': [
    '¿Es esta cobranza por la cuenta de {1}, y quedó sin pagar desde el {2}?',
    'Esta cobranza es por la cuenta de {1}, que quedó sin pagar desde el {2}.',
    'La fecha del primer atraso debe ser el {2} o antes.',
  ],
  'Did you first fall behind on this account on another date than one of these?': [
    '¿Se atrasó por primera vez en esta cuenta en una fecha distinta de alguna de estas?',
  ],
  'Are these two lines one and the same account?': [
    '¿Son estas dos líneas una misma cuenta?',
    'Estas dos líneas son una misma cuenta.',
    'La cuenta debe aparecer una sola vez.',
  ],
  'Did you have only one debt to …, which both of these companies now report?': [
    '¿Tuvo una sola deuda con {1}, que ahora informan estas dos empresas?',
    'Tuve una sola deuda con {1}, que ahora informan estas dos empresas.',
    'La deuda debe aparecer una sola vez.',
  ],
  'Did another company take this account over?': [
    '¿Pasó esta cuenta a otra empresa?',
    'Esta cuenta pasó a otra empresa.',
    'No debe mostrarse que se le deba algo a este acreedor.',
  ],
  'Did you pay this account in full, or pay what was agreed, before the balance now shown was reported?': [
    '¿Pagó esta cuenta por completo, o pagó lo acordado, antes de que se informara el saldo que ahora se muestra?',
    'Pagué esta cuenta por completo, o pagué lo acordado, antes de que se informara el saldo que ahora se muestra.',
    'El saldo debe ser $0.',
  ],
  'Do you owe more than … on this account, such as interest or costs by the contract or a court judgment?': [
    '¿Debe más de {1} en esta cuenta, por ejemplo intereses o costos por el contrato o por una sentencia?',
    'No debo más de {1} en esta cuenta.',
    'El saldo no debe ser mayor de {1}.',
  ],
  'Were you up to date on this account…, with nothing past due?': [
    '¿Estaba al día en esta cuenta{1}, sin nada vencido?',
    'Estaba al día en esta cuenta{1}, sin nada vencido.',
    'El monto vencido debe ser $0.',
  ],
  'Have you paid or settled this account in full?': [
    '¿Pagó o liquidó esta cuenta por completo?',
    'Pagué o liquidé esta cuenta por completo.',
    'No debe mostrarse que se deba algo en ella.',
  ],
  'Were you up to date on this account…?': [
    '¿Estaba al día en esta cuenta{1}?',
    'Estaba al día en esta cuenta{1}.',
    'Debe mostrarse al día en ese momento.',
  ],
  'Is “…” the wrong status for this account?': ['¿Es “{1}” un estado equivocado para esta cuenta?'],
  'Did you pay this account on time until it was paid off?': [
    '¿Pagó esta cuenta a tiempo hasta terminar de pagarla?',
    'Pagué esta cuenta a tiempo hasta terminar de pagarla.',
    'La observación debe eliminarse.',
  ],
  'Was an amount charged off on this account?': [
    '¿Se dio por incobrable un monto en esta cuenta?',
    'Se dio por incobrable un monto en esta cuenta.',
    'Debe mostrarse el monto dado por incobrable.',
  ],
  'Did you pay on time, or less late than shown, in …?': [
    '¿Pagó a tiempo, o con menos atraso del que se muestra, en {1}?',
    'Pagué a tiempo, o con menos atraso del que se muestra, en {1}.',
    'Las marcas de atraso de {1} deben corregirse o eliminarse.',
  ],
  'Had you paid this account off by …?': [
    '¿Había terminado de pagar esta cuenta a más tardar el {1}?',
    'Había terminado de pagar esta cuenta a más tardar el {1}.',
    'Los meses posteriores al {1} no deben mostrarse con atraso.',
  ],
  'Is one of these dates wrong, as you remember it or as your papers show?': [
    '¿Está equivocada alguna de estas fechas, según recuerda o según sus papeles?',
  ],
  'Is one of these dates wrong, as you remember it or as your court papers show?': [
    '¿Está equivocada alguna de estas fechas, según recuerda o según sus papeles del tribunal?',
  ],
  'Did you get this account only after you turned 18?': [
    '¿Obtuvo esta cuenta solo después de cumplir 18 años?',
    'Obtuve esta cuenta solo después de cumplir 18 años.',
    'La fecha de apertura debe ser un día posterior a mis 18 años, o la cuenta debe eliminarse.',
  ],
  'Did you open this account on another date than …?': ['¿Abrió esta cuenta en una fecha distinta del {1}?'],
  'Was … the status of this account as of …?': ['¿Era {1} el estado de esta cuenta al {2}?'],
  'Was this account … as of …?': ['¿Estaba esta cuenta {1} al {2}?'],
  'Did you owe … on this account as of …?': ['¿Debía {1} en esta cuenta al {2}?'],
  'Were you … behind on this account as of …?': ['¿Tenía un atraso de {1} en esta cuenta al {2}?'],
  'Was … the limit of this account as of …?': ['¿Era {1} el límite de esta cuenta al {2}?'],
  'Did you open this account on or about …?': ['¿Abrió esta cuenta el {1} o cerca de esa fecha?'],
  'Does this card have a credit limit?': ['¿Tiene esta tarjeta un límite de crédito?', 'Esta tarjeta tiene un límite de crédito.'],
  'Did you ask the creditor to close this account?': [
    '¿Pidió usted al acreedor que cerrara esta cuenta?',
    'Pedí al acreedor que cerrara esta cuenta.',
    'Debe mostrarse cerrada a petición mía.',
  ],
  'Were you behind on this debt by …, and did you stay behind?': [
    '¿Estaba atrasado en esta deuda a más tardar el {1}, y siguió atrasado?',
    'Estaba atrasado en esta deuda a más tardar el {1}, y seguí atrasado.',
    tooOld('15 U.S.C. 1681c(a)(4) y (c)(1)'),
  ],
  'Do you want … to remove this item, as its own date of removal has passed?': [
    '¿Quiere que {1} elimine esta partida, porque ya pasó la fecha en que dijo que la eliminaría?',
    'Quiero que ustedes eliminen esta partida, porque ya pasó la fecha en que dijeron que la eliminarían.',
    'La partida debe eliminarse.',
  ],
  'Were you up to date on this account on …, or less than … days late?': [
    '¿Estaba al día en esta cuenta el {1}, o con menos de {2} días de atraso?',
    'Estaba al día en esta cuenta el {1}, o con menos de {2} días de atraso.',
    'No debe mostrarse con {2} días de atraso el {1}.',
  ],
  'Were you less late on this account than its earlier rating says: …?': [
    '¿Estuvo menos atrasado en esta cuenta de lo que dice su calificación anterior: {1}?',
    'Estuve menos atrasado en esta cuenta de lo que dice su calificación anterior: {1}.',
    'Esta calificación debe corregirse o eliminarse.',
  ],
  'Were you less late on this account than its earlier ratings say: …?': [
    '¿Estuvo menos atrasado en esta cuenta de lo que dicen sus calificaciones anteriores: {1}?',
    'Estuve menos atrasado en esta cuenta de lo que dicen sus calificaciones anteriores: {1}.',
    'Estas calificaciones deben corregirse o eliminarse.',
  ],
  'Were you … behind on this account on …?': ['¿Tenía un atraso de {1} en esta cuenta el {2}?'],
  'Did you make a payment in each of the months from …?': [
    '¿Hizo un pago en cada uno de los meses de {1}?',
    'No hice un pago en cada uno de los meses de {1}.',
    'El historial de estos meses debe revisarse y corregirse.',
  ],
  'Did you have this account before …?': [
    '¿Tenía esta cuenta antes del {1}?',
    'Tenía esta cuenta antes del {1}.',
    'La fecha de apertura debe ser anterior al {1}.',
  ],
  'Did you pay this creditor on or about …?': ['¿Pagó a este acreedor el {1} o cerca de esa fecha?'],
  'Did you agree to interest or fees on this debt beyond …, in the contract or later?': [
    '¿Aceptó intereses o cargos en esta deuda por encima de {1}, en el contrato o después?',
    'No acepté intereses ni cargos en esta deuda por encima de {1}, ni en el contrato ni después.',
    'El saldo no debe ser mayor de {1}, a menos que el cobrador muestre qué más se debe.',
  ],
  'Did you stop paying on this account after … and stay behind from then on?': [
    '¿Dejó de pagar esta cuenta después del {1} y siguió atrasado desde entonces?',
    'Dejé de pagar esta cuenta después del {1} y seguí atrasado desde entonces.',
    'El historial de los meses posteriores al {1} debe revisarse y corregirse.',
  ],
  'Were you … days late on this account in more than … month?': [
    '¿Tuvo {1} días de atraso en esta cuenta en más de {2} mes?',
    'No tuve {1} días de atraso en esta cuenta en más de {2} mes.',
    'No debe mostrarse más de {2} mes con {1} días de atraso.',
  ],
  'Were you … days late on this account in more than … months?': [
    '¿Tuvo {1} días de atraso en esta cuenta en más de {2} meses?',
    'No tuve {1} días de atraso en esta cuenta en más de {2} meses.',
    'No deben mostrarse más de {2} meses con {1} días de atraso.',
  ],
  'Were you ever late on this account by … to … days?': [
    '¿Tuvo alguna vez un atraso de {1} a {2} días en esta cuenta?',
    'Nunca tuve un atraso de {1} a {2} días en esta cuenta.',
    'Ningún mes debe mostrarse o calificarse con {1} días de atraso.',
  ],
  'Were you … days or more late on this account in … months?': ['¿Tuvo {1} días o más de atraso en esta cuenta en {2} meses?'],
  'Were you 90 days or more late in … months before this account was charged off?': [
    '¿Tuvo 90 días o más de atraso en {1} meses antes de que esta cuenta se diera por incobrable?',
    'No tuve 90 días o más de atraso en {1} meses antes de que esta cuenta se diera por incobrable.',
    'El conteo de pagos atrasados debe revisarse y corregirse.',
  ],
  'Were you ever late on this account by … days or more?': [
    '¿Tuvo alguna vez {1} días o más de atraso en esta cuenta?',
    'Nunca tuve {1} días o más de atraso en esta cuenta.',
    'Ningún mes debe mostrarse o contarse con {1} días o más de atraso.',
  ],
};
