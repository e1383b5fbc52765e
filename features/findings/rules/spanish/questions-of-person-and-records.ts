// The questions about the person, public records, inquiries and procedure in Spanish, as in questions-of-accounts.ts.
import type { SpanishSaying } from './spanish-saying.ts';

const SIGNED = '¿Firmó usted mismo esta cuenta, o aceptó pagarla?';
const NOT_SIGNED = 'No firmé yo mismo esta cuenta ni acepté pagarla.';
const NOTHING_ADVERSE = 'Lo negativo de esta cuenta no debe mostrarse en mi archivo.';

export const QUESTIONS_OF_PERSON_AND_RECORDS: Readonly<Record<string, SpanishSaying>> = {
  'Was this bankruptcy filed on or before …?': [
    '¿Se presentó esta bancarrota el {1} o antes?',
    'Esta bancarrota se presentó el {1} o antes.',
    'Es más antigua de lo que permite informar la ley 15 U.S.C. 1681c(a)(1) y debe eliminarse.',
  ],
  'Was this chapter 13 bankruptcy filed on or before …?': ['¿Se presentó esta bancarrota del capítulo 13 el {1} o antes?'],
  'Was this record entered on or before …, and has the time to enforce it run out in your state?': [
    '¿Se inscribió este registro el {1} o antes, y ya venció en su estado el plazo para cobrarlo?',
    'Este registro se inscribió el {1} o antes, y en mi estado ya venció el plazo para cobrarlo.',
    'Es más antiguo de lo que permite informar la ley 15 U.S.C. 1681c(a) y debe eliminarse.',
  ],
  'Was this record entered on or before …?': [
    '¿Se inscribió este registro el {1} o antes?',
    'Este registro se inscribió el {1} o antes.',
    'Es más antiguo de lo que permite informar la ley 15 U.S.C. 1681c(a) y debe eliminarse.',
  ],
  'Was this lien paid on or before …?': [
    '¿Se pagó este gravamen el {1} o antes?',
    'Este gravamen se pagó el {1} o antes.',
    'Es más antiguo de lo que permite informar la ley 15 U.S.C. 1681c(a)(3) y debe eliminarse.',
  ],
  'Do you want us to ask … about its policy on judgments and tax liens?': [
    '¿Quiere que preguntemos a {1} por su política sobre sentencias y gravámenes fiscales?',
  ],
  'Do you still dispute this account?': [
    '¿Sigue disputando esta cuenta?',
    'Sigo disputando esta cuenta.',
    'Debe anotarse que yo la disputo (15 U.S.C. 1681i(c)).',
  ],
  'Do you want the note that you dispute this account removed? Mortgage lenders often ask for that.': [
    '¿Quiere que se quite la nota de que usted disputa esta cuenta? Los prestamistas hipotecarios suelen pedirlo.',
    'Quiero que se quite la nota de que disputo esta cuenta.',
    'La nota debe eliminarse.',
  ],
  'Was this debt discharged in your bankruptcy? (A debt you agreed in court to keep paying was not.)': [
    '¿Se canceló esta deuda en su bancarrota? (Una deuda que usted aceptó ante el tribunal seguir pagando no se canceló.)',
    'Esta deuda se canceló en mi bancarrota.',
    'Debe mostrarse como cancelada en bancarrota, sin nada que deber.',
  ],
  'Do your latest court papers say Chapter …?': [
    '¿Dicen sus papeles más recientes del tribunal capítulo {1}?',
    'Mis papeles más recientes del tribunal dicen capítulo {1}.',
    'Debe mostrarse como capítulo {1}.',
  ],
  'Did you ever file for bankruptcy, alone or with a spouse?': [
    '¿Se declaró alguna vez en bancarrota, solo o con su cónyuge?',
    'Nunca me declaré en bancarrota, ni solo ni con mi cónyuge.',
    'Lo que aquí se muestra de una bancarrota debe eliminarse.',
  ],
  'Did you sign for this account yourself, or agree to pay it?': [SIGNED, NOT_SIGNED, NOTHING_ADVERSE],
  'Did the trouble with this account begin only after you had left it?': [
    '¿Empezaron los problemas con esta cuenta solo después de que usted la dejó?',
    'Los problemas con esta cuenta empezaron solo después de que yo la dejé.',
    NOTHING_ADVERSE,
  ],
  'Had you left this account by …, before it fell behind?': [
    '¿Había dejado esta cuenta a más tardar el {1}, antes de que se atrasara?',
    'Había dejado esta cuenta a más tardar el {1}, antes de que se atrasara.',
    NOTHING_ADVERSE,
  ],
  'Is this mark about you? (It may be about someone who shared the account.)': [
    '¿Se refiere esta marca a usted? (Puede referirse a alguien que compartía la cuenta.)',
    'Esta marca se refiere a mí. Estoy vivo.',
    'La marca debe eliminarse.',
  ],
  'Does … list names, numbers, dates or accounts that belong to someone else?': [
    '¿Muestra {1} nombres, números, fechas o cuentas que son de otra persona?',
    'Ustedes muestran nombres, números, fechas o cuentas que son de otra persona.',
    'Lo que es de otra persona debe sacarse de mi archivo.',
  ],
  'Were you born on …?': ['¿Nació usted el {1}?'],
  'Have you ever used the name …?': ['¿Usó alguna vez el nombre {1}?', 'Nunca usé el nombre {1}.', 'El nombre debe eliminarse.'],
  'Have you ever spelled your name …?': [
    '¿Escribió alguna vez su nombre como {1}?',
    'Nunca escribí mi nombre como {1}.',
    'Esa forma de escribirlo debe eliminarse.',
  ],
  'Did you ever live or receive mail at …?': [
    '¿Vivió o recibió correo alguna vez en {1}?',
    'Nunca viví ni recibí correo en {1}.',
    'La dirección debe eliminarse.',
  ],
  'Did you ever work for …?': ['¿Trabajó alguna vez para {1}?', 'Nunca trabajé para {1}.', 'El empleador debe eliminarse.'],
  'Did you apply for credit with … around … (online, in a store or at a dealer), or let them check your credit?': [
    '¿Solicitó crédito con {1} alrededor del {2} (por internet, en una tienda o con un vendedor de autos), o les permitió revisar su crédito?',
    'No solicité crédito con {1} alrededor del {2}, ni les permití revisar mi crédito.',
    'La consulta debe eliminarse si no se muestra un propósito permitido.',
  ],
  'Do you want us to ask … about its policy on old inquiries?': ['¿Quiere que preguntemos a {1} por su política sobre consultas antiguas?'],
  'Is this a medical bill, and has it been paid, by you or by insurance?': [
    '¿Es esta una factura médica, y ya la pagó usted o el seguro?',
    'Esta es una factura médica, y ya la pagué yo o el seguro.',
    'Entiendo que su política es no informar cobranzas médicas pagadas, así que debe eliminarse.',
  ],
  'Is this a medical bill for care or a missed payment less than one year ago?': [
    '¿Es esta una factura médica por una atención o un pago no hecho de hace menos de un año?',
    'Esta es una factura médica por una atención o un pago no hecho de hace menos de un año.',
    'Entiendo que su política es no informarlas todavía, así que debe eliminarse.',
  ],
  'Is this a medical bill that was under $500 when it was first reported?': [
    '¿Es esta una factura médica que era de menos de $500 cuando se informó por primera vez?',
    'Esta es una factura médica que era de menos de $500 cuando se informó por primera vez.',
    'Entiendo que su política es no informarlas, así que debe eliminarse.',
  ],
  'Is this the name of a doctor, hospital or other provider of care you went to?': [
    '¿Es este el nombre de un médico, hospital u otro proveedor al que usted acudió?',
  ],
  'Do you have a notice of the Department of Veterans Affairs that it authorized this care or pays this bill?': [
    '¿Tiene un aviso del Departamento de Asuntos de los Veteranos de que autorizó esta atención o paga esta factura?',
    'Tengo un aviso del Departamento de Asuntos de los Veteranos de que autorizó esta atención o paga esta factura.',
    'Con el aviso adjunto debe eliminarse, como dispone 15 U.S.C. 1681i(g).',
  ],
  'Did the creditor agree to a pause or lower payments for these months, and did you keep to it? Please add what you have in writing.': [
    '¿Aceptó el acreedor una pausa o pagos más bajos en estos meses, y usted cumplió? Agregue lo que tenga por escrito.',
    'El acreedor aceptó una pausa o pagos más bajos en estos meses, y yo cumplí.',
    'Estos meses no deben mostrarse con atraso.',
  ],
  'Did this collection appear on your report before the collector had written, emailed, texted or called you?': [
    '¿Apareció esta cobranza en su reporte antes de que el cobrador le escribiera, le enviara un correo o mensaje, o le llamara?',
  ],
  'Did … write to you when it listed this again?': [
    '¿Le escribió {1} cuando volvió a mostrar esto?',
    'Ustedes no me escribieron cuando volvieron a mostrar esto.',
    'Debe eliminarse, a menos que se haya certificado como pide 15 U.S.C. 1681i(a)(5)(B)(i).',
  ],
  'Are you still waiting for a letter, email or online notice from … with the result of this dispute?': [
    '¿Sigue esperando una carta, un correo o un aviso en línea de {1} con el resultado de esta disputa?',
    'Sigo esperando una carta, un correo o un aviso en línea de ustedes con el resultado de esta disputa.',
    'Debo recibir el resultado, como dispone 15 U.S.C. 1681i(a)(6).',
  ],
  'Is what … verified still wrong? Please add what you have that is new and shows it.': [
    '¿Sigue equivocado lo que {1} verificó? Agregue lo nuevo que tenga y que lo muestre.',
    'Lo que ustedes verificaron sigue equivocado.',
    'Debe corregirse o eliminarse.',
  ],
  'Did the lender write to you that it would remove the default after the program? Please add whether you have the letter.': [
    '¿Le escribió el prestamista que eliminaría el incumplimiento después del programa? Agregue si tiene la carta.',
    'El prestamista me escribió que eliminaría el incumplimiento después del programa.',
    'El incumplimiento debe eliminarse.',
  ],
  'Do your documents cover this item? If so, we can help you send them to the bureau.': [
    '¿Cubren sus documentos esta partida? Si es así, podemos ayudarle a enviarlos al buró.',
  ],
  'Is the status shown for this collection wrong?': ['¿Está equivocado el estado que se muestra de esta cobranza?'],
  'Is it unclear to you whom this debt was first owed to?': [
    '¿No tiene claro a quién se le debía esta deuda al principio?',
    'No tengo claro a quién se le debía esta deuda al principio.',
    'Debe nombrarse al acreedor original.',
  ],
  'Did this bankruptcy case end with a discharge?': [
    '¿Terminó este caso de bancarrota con la cancelación de las deudas?',
    'Este caso de bancarrota terminó con la cancelación de las deudas.',
    'Debe mostrarse como cancelado.',
  ],
  'Was this case filed on or about …?': [
    '¿Se presentó este caso el {1} o cerca de esa fecha?',
    'Este caso se presentó el {1} o cerca de esa fecha.',
    'La fecha de presentación debe ser el {1} o cerca de esa fecha.',
  ],
  'Had this case ended before the next one was filed on …?': [
    '¿Había terminado este caso antes de que se presentara el siguiente el {1}?',
    'Este caso había terminado antes de que se presentara el siguiente el {1}.',
    'Debe mostrarse que terminó antes del {1}.',
  ],
  'Did you yourself get a discharge under chapter 7 in each of these … cases?': [
    '¿Obtuvo usted mismo la cancelación de deudas del capítulo 7 en cada uno de estos {1} casos?',
  ],
  'Was the bankruptcy case that this account was part of dismissed by the court?': [
    '¿Desestimó el tribunal el caso de bancarrota del que formaba parte esta cuenta?',
    'El tribunal desestimó el caso de bancarrota del que formaba parte esta cuenta.',
    'Esta cuenta no debe mostrarse como parte de una bancarrota.',
  ],
  'Did you file for bankruptcy before …?': [
    '¿Se declaró en bancarrota antes del {1}?',
    'No me declaré en bancarrota antes del {1}.',
    'La marca de bancarrota anterior al {1} debe eliminarse.',
  ],
  'Did you make a payment on this account after the discharge of …?': [
    '¿Hizo un pago en esta cuenta después de la cancelación del {1}?',
    'No hice ningún pago en esta cuenta después de la cancelación del {1}.',
    'La fecha del último pago no debe ser posterior al {1}.',
  ],
};
