// Emails about ways of signing in that were added or removed, as in texts.ts.
import { inBothLanguages } from '../../../../platform/base/language.ts';

interface Sent {
  readonly email: string;
  readonly device: string;
}

const NOT_YOU = 'If this was not you, please ask for a new password on the sign-in page at once, and tell your office.';
const NOT_YOU_ES = 'Si no fue usted, pida enseguida una contraseña nueva en la página de inicio de sesión y avise a su oficina.';

export const methodMailTexts = inBothLanguages(
  {
    subject: 'How you sign in was changed',
    passwordAdded: ({ email, device }: Sent) => [
      `A password was added: this is about ${email}, your sign-in at your credit repair office. It was done from this browser: ${device}.`,
      NOT_YOU,
    ],
    passwordRemoved: ({ email, device }: Sent) => [
      `The password was removed: this is about ${email}, your sign-in at your credit repair office. It was done from this browser: ${device}.`,
      NOT_YOU,
    ],
    googleRemoved: ({ email, device }: Sent) => [
      `The Google account was removed: this is about ${email}, your sign-in at your credit repair office. It was done from this browser: ${device}.`,
      NOT_YOU,
    ],
    linkedSubject: 'A Google account was linked with your account',
    linked: (google: string) => `The Google account ${google} was linked with your account. From now on it can be used to sign in.`,
    lostPassword:
      'Your email address had not been confirmed before. To be safe, the password of your account was removed and all browsers were signed out. Sign in with Google, or set a new password with “Forgot password”.',
    doneFrom: (device: string) => `It was done from this browser: ${device}.`,
    notYouLinked:
      'If this was not you, please ask for a new password on the sign-in page at once, which removes Google accounts of other addresses, and tell your office.',
  },
  {
    subject: 'Se cambió la forma en que inicia sesión',
    passwordAdded: ({ email, device }: Sent) => [
      `Se agregó una contraseña a ${email}, su acceso en su oficina de reparación de crédito. Se hizo desde este navegador: ${device}.`,
      NOT_YOU_ES,
    ],
    passwordRemoved: ({ email, device }: Sent) => [
      `Se quitó la contraseña de ${email}, su acceso en su oficina de reparación de crédito. Se hizo desde este navegador: ${device}.`,
      NOT_YOU_ES,
    ],
    googleRemoved: ({ email, device }: Sent) => [
      `Se quitó la cuenta de Google de ${email}, su acceso en su oficina de reparación de crédito. Se hizo desde este navegador: ${device}.`,
      NOT_YOU_ES,
    ],
    linkedSubject: 'Se vinculó una cuenta de Google con su cuenta',
    linked: (google: string) => `La cuenta de Google ${google} se vinculó con su cuenta. Desde ahora sirve para iniciar sesión.`,
    lostPassword:
      'Su correo electrónico no estaba confirmado. Por seguridad se quitó la contraseña de su cuenta y se cerró la sesión en todos los navegadores. Inicie sesión con Google, o ponga una contraseña nueva con “¿Olvidó su contraseña?”.',
    doneFrom: (device: string) => `Se hizo desde este navegador: ${device}.`,
    notYouLinked:
      'Si no fue usted, pida enseguida una contraseña nueva en la página de inicio de sesión, lo que quita las cuentas de Google de otras direcciones, y avise a su oficina.',
  },
);
