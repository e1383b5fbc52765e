import { describe, expect, test } from 'vitest';
import { lintClauses } from './lint-clauses.ts';

const codes = (text: string): readonly string[] => lintClauses(text).map(({ family }) => family.code);

// Each sentence with the family it belongs to.
const FORBIDDEN: readonly (readonly [code: string, text: string])[] = [
  ['waiver', 'You waive your right to cancel.'],
  ['waiver', 'By signing, the client waives all claims under federal law.'],
  ['waiver', 'A waiver of the three-day period is attached.'],
  ['waiver', 'The client gives up the right to dispute charges.'],
  ['waiver', 'You relinquish any claims against us.'],
  ['waiver', 'You have no right to sue us.'],
  ['waiver', 'Usted renuncia a su derecho de cancelar.'],
  ['waiver', 'El cliente renuncia a todo reclamo.'],
  ['waiver', 'Usted cede sus derechos.'],
  ['cancel-limited', 'There are no refunds within 3 days.'],
  ['cancel-limited', 'All fees are non-refundable.'],
  ['cancel-limited', 'You may not cancel after the first letter.'],
  ['cancel-limited', 'A cancellation fee of $99 applies.'],
  ['cancel-limited', 'There is a charge for cancelling.'],
  ['cancel-limited', 'This agreement is irrevocable.'],
  ['cancel-limited', 'Los pagos no son reembolsables.'],
  ['cancel-limited', 'Se aplica un cargo por cancelación.'],
  ['cancel-limited', 'El contrato no se puede cancelar.'],
  ['early-start', 'You ask us to expedite your file.'],
  ['early-start', 'We begin work immediately.'],
  ['early-start', 'We will start before the three-day period ends.'],
  ['early-start', 'Work starts today.'],
  ['early-start', 'Comenzaremos de inmediato.'],
  ['early-start', 'Usted pide acortar el período de espera.'],
  ['liability', 'You release the company from all claims.'],
  ['liability', 'The client shall hold us harmless.'],
  ['liability', 'The company is not liable for any damages.'],
  ['liability', 'Our liability is limited to $100.'],
  ['liability', 'You agree not to sue us.'],
  ['liability', 'Usted libera a la empresa de toda responsabilidad.'],
  ['liability', 'No somos responsables de los resultados.'],
  ['advance-fee', 'A setup fee of $99 is due at signing.'],
  ['advance-fee', 'First work fee: $149.'],
  ['advance-fee', 'You pay a deposit of $50.'],
  ['advance-fee', 'The fee is due today.'],
  ['advance-fee', 'The monthly fee is payable in advance.'],
  ['advance-fee', 'Payment is collected when you sign.'],
  ['advance-fee', 'You pay before we send any letters.'],
  ['advance-fee', 'Pago inicial: $99.'],
  ['advance-fee', 'La cuota de inscripción es de $50.'],
  ['advance-fee', 'Usted paga al firmar.'],
  ['advance-fee', 'Se cobra por adelantado.'],
  ['promise', 'We guarantee that negative items are removed.'],
  ['promise', 'We will raise your score by 100 points.'],
  ['promise', 'Deletion is guaranteed.'],
  ['promise', 'All negative items will be removed.'],
  ['promise', 'You get a new credit file.'],
  ['promise', 'We are approved by the government.'],
  ['promise', 'Garantizamos que eliminaremos las cuentas.'],
  ['promise', 'Su puntaje subirá: podemos subir su puntaje.'],
  ['notice-in-text', 'I hereby cancel this transaction.'],
  ['statement-in-text', 'Consumer Credit File Rights Under State and Federal Law'],
  ['statute-retyped', 'You may cancel this contract without penalty or obligation at any time.'],
];
test.each(FORBIDDEN)('%s: %s', (code, text) => expect(codes(text)).toContain(code));

describe('is allowed', () => {
  test.each([
    'We do not charge a setup fee.',
    'We never take a deposit or any other payment in advance.',
    'You pay nothing today.',
    'No money is due before a service has been fully performed.',
    'Each fee is due after the service has been fully performed.',
    'You do not waive any right by signing.',
    'Any waiver of your rights under the law is void.',
    'There is no cancellation fee.',
    'You may cancel without any penalty or cancellation fee.',
    'We do not begin work before the cancellation period is over.',
    'We do not guarantee that any item will be removed.',
    'No one can promise that accurate information will be removed.',
    'We do not promise to raise your score.',
    'Nothing in this agreement limits our liability to you.',
    'See the attached notice of cancellation form.',
    'We review your three credit reports with you.',
    'We prepare one letter to each bureau, and you approve each letter before it is mailed.',
    'This agreement ends after 180 days.',
    'No cobramos ningún pago inicial ni depósito.',
    'Usted no renuncia a ningún derecho al firmar.',
    'Toda renuncia a sus derechos es nula.',
    'No hay cargo por cancelación.',
    'No comenzaremos de inmediato.',
    'No garantizamos ningún resultado.',
    'Nadie puede prometer que se eliminará información correcta.',
    'Cada cuota se paga después de que el servicio se haya prestado por completo.',
  ])('%s', (text) => expect(codes(text)).toEqual([]));
});

test('a denial of one thing allows no other', () => {
  expect(codes('We charge no late fee, but a deposit is due today.')).toContain('advance-fee');
  expect(codes('There is no fee for the first talk, and you pay a deposit.')).toContain('advance-fee');
});

test('a line break hides no clause', () => expect(codes('Setup\nfee: $99')).toEqual(['advance-fee']));

test('the words at fault are those that were written', () => {
  expect(lintClauses('Hello. El Pago Inicial es de $99.').map(({ phrase }) => phrase)).toEqual(['Pago Inicial']);
});

test('long lines take no long time', () => {
  const started = performance.now();
  lintClauses('release hold pay due before and not '.repeat(280));
  expect(performance.now() - started).toBeLessThan(2_000);
});
