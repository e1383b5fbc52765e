// Emails about signing in, to staff in English and to clients in their language: subject, and the paragraphs after the greeting.
import { inBothLanguages } from '../../../../platform/base/language.ts';

interface Sent {
  readonly email: string;
  readonly device: string;
}
interface Linked {
  readonly email: string;
  readonly link: string;
}

const NOT_YOU = 'If this was not you, please ask for a new password on the sign-in page at once, and tell your office.';
const NOT_YOU_ES = 'Si no fue usted, pida enseguida una contraseña nueva en la página de inicio de sesión y avise a su oficina.';
const FACTOR_NOT_YOU =
  'If this was not you, please ask for a new password on the sign-in page at once, and let your office remove the second step of your account.';
const FACTOR_NOT_YOU_ES =
  'Si no fue usted, pida enseguida una contraseña nueva en la página de inicio de sesión y pida a su oficina que quite el segundo paso de su cuenta.';

export const signInMailTexts = inBothLanguages(
  {
    accountDeleted: {
      subject: 'Your account was deleted',
      body: ({ email, device }: Sent) => [
        `Your sign-in ${email} at your credit repair office was deleted from this browser: ${device}. No one can sign in with it any more.`,
        'If this was not you, please call your office at once.',
      ],
    },
    emailChange: {
      hello: 'Hello,',
      subject: 'Please confirm your new email address',
      body: ({ email, link }: Linked) => [
        `Someone who is signed in at their credit repair office asked to sign in with ${email} from now on. If that was you, please open this link:`,
        link,
        'The link works once, within a day. After that you sign in with this address, and all browsers are signed out.',
        'If it was not you, you do not need to do anything. Nothing changes unless the link is opened.',
      ],
    },
    emailChanged: {
      subject: 'Your sign-in address was changed',
      body: (email: string, newEmail: string) => [
        `Your sign-in at your credit repair office no longer uses ${email}. From now on it uses ${newEmail}. All other browsers were signed out.`,
        'If this was not you, please call your office at once, so that they can close the account.',
      ],
    },
    emailVerification: {
      subject: 'Please confirm your email address',
      body: ({ email, link }: Linked) => [
        `You asked to confirm that ${email}, your sign-in at your credit repair office, is your address. Please open this link:`,
        link,
        'The link works once, within a day. If you asked more than once, only the newest email works.',
        'If you did not ask for this, someone may be signed in to your account. Please choose a new password and tell your office.',
      ],
    },
    newDevice: {
      subject: 'A new browser signed in to your account',
      body: (device: string) => [
        `Someone signed in to your account from a browser that was new to it: ${device}.`,
        'If this was you, there is nothing to do.',
        'If this was not you, please ask for a new password on the sign-in page at once. That signs out every browser. Then tell your office.',
      ],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      body: ({ email, device }: Sent) => [
        `The password of ${email}, your sign-in at your credit repair office, was changed from this browser: ${device}. All other browsers were signed out.`,
        NOT_YOU,
      ],
    },
    passwordReset: {
      subject: 'Choose a new password',
      body: ({ email, device, link }: Sent & Linked) => [
        `Someone asked for a new password for ${email}, your sign-in at your credit repair office. The request came from this browser: ${device}.`,
        'If that was you, choose the new password here:',
        link,
        'The link works once, within an hour. If you asked more than once, only the newest email works.',
        'If it was not you, you do not need to do anything. Your password stays the same. Do not share this link with anyone.',
      ],
    },
    secondFactorAdded: {
      subject: 'A second sign-in step was added',
      body: (app: string, device: string) => [
        `The authenticator app “${app}” was added to your account. From now on, signing in asks for a code. All other browsers were signed out.`,
        `It was done from this browser: ${device}.`,
        FACTOR_NOT_YOU,
      ],
    },
    secondFactorRemoved: {
      subject: 'A second sign-in step was removed',
      body: (app: string, device: string) => [
        `The authenticator app “${app}” was removed from your account. All other browsers were signed out.`,
        `It was done from this browser: ${device}.`,
        FACTOR_NOT_YOU,
      ],
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used to sign in',
      body: (left: string, device: string) => [
        `Someone signed in to your account with one of your recovery codes. Codes left: ${left}.`,
        `It was done from this browser: ${device}.`,
        FACTOR_NOT_YOU,
      ],
    },
    secondFactorReset: {
      subject: 'Your second sign-in step was removed',
      aColleague: 'A colleague',
      body: (who: string) => [
        `${who} removed the authenticator app, the recovery codes and Google accounts of other addresses from your account and signed you out everywhere. Your password stays the same.`,
        'If you did not ask for this, please call the office and change your password.',
      ],
    },
  },
  {
    accountDeleted: {
      subject: 'Se eliminó su cuenta',
      body: ({ email, device }: Sent) => [
        `Su acceso ${email} en su oficina de reparación de crédito se eliminó desde este navegador: ${device}. Ya nadie puede iniciar sesión con él.`,
        'Si no fue usted, llame enseguida a su oficina.',
      ],
    },
    emailChange: {
      hello: 'Hola:',
      subject: 'Confirme su nuevo correo electrónico',
      body: ({ email, link }: Linked) => [
        `Alguien con la sesión abierta en su oficina de reparación de crédito pidió iniciar sesión con ${email} desde ahora. Si fue usted, abra este enlace:`,
        link,
        'El enlace sirve una sola vez, durante un día. Después iniciará sesión con esta dirección, y se cerrará la sesión en todos los navegadores.',
        'Si no fue usted, no tiene que hacer nada. Nada cambia si no se abre el enlace.',
      ],
    },
    emailChanged: {
      subject: 'Se cambió el correo con el que inicia sesión',
      body: (email: string, newEmail: string) => [
        `Su acceso en su oficina de reparación de crédito ya no usa ${email}. Desde ahora usa ${newEmail}. Se cerró la sesión en todos los demás navegadores.`,
        'Si no fue usted, llame enseguida a su oficina para que cierren la cuenta.',
      ],
    },
    emailVerification: {
      subject: 'Confirme su correo electrónico',
      body: ({ email, link }: Linked) => [
        `Usted pidió confirmar que ${email}, su acceso en su oficina de reparación de crédito, es su dirección. Abra este enlace:`,
        link,
        'El enlace sirve una sola vez, durante un día. Si lo pidió más de una vez, solo sirve el correo más reciente.',
        'Si usted no lo pidió, alguien podría tener abierta su cuenta. Elija una contraseña nueva y avise a su oficina.',
      ],
    },
    newDevice: {
      subject: 'Un navegador nuevo inició sesión en su cuenta',
      body: (device: string) => [
        `Alguien inició sesión en su cuenta desde un navegador nuevo para ella: ${device}.`,
        'Si fue usted, no tiene que hacer nada.',
        'Si no fue usted, pida enseguida una contraseña nueva en la página de inicio de sesión. Así se cierra la sesión en todos los navegadores. Después avise a su oficina.',
      ],
    },
    passwordChanged: {
      subject: 'Se cambió su contraseña',
      body: ({ email, device }: Sent) => [
        `La contraseña de ${email}, su acceso en su oficina de reparación de crédito, se cambió desde este navegador: ${device}. Se cerró la sesión en todos los demás navegadores.`,
        NOT_YOU_ES,
      ],
    },
    passwordReset: {
      subject: 'Elija una contraseña nueva',
      body: ({ email, device, link }: Sent & Linked) => [
        `Alguien pidió una contraseña nueva para ${email}, su acceso en su oficina de reparación de crédito. La solicitud vino de este navegador: ${device}.`,
        'Si fue usted, elija aquí la contraseña nueva:',
        link,
        'El enlace sirve una sola vez, durante una hora. Si lo pidió más de una vez, solo sirve el correo más reciente.',
        'Si no fue usted, no tiene que hacer nada. Su contraseña sigue igual. No comparta este enlace con nadie.',
      ],
    },
    secondFactorAdded: {
      subject: 'Se agregó un segundo paso para iniciar sesión',
      body: (app: string, device: string) => [
        `La aplicación de autenticación “${app}” se agregó a su cuenta. Desde ahora se pide un código al iniciar sesión. Se cerró la sesión en todos los demás navegadores.`,
        `Se hizo desde este navegador: ${device}.`,
        FACTOR_NOT_YOU_ES,
      ],
    },
    secondFactorRemoved: {
      subject: 'Se quitó un segundo paso para iniciar sesión',
      body: (app: string, device: string) => [
        `La aplicación de autenticación “${app}” se quitó de su cuenta. Se cerró la sesión en todos los demás navegadores.`,
        `Se hizo desde este navegador: ${device}.`,
        FACTOR_NOT_YOU_ES,
      ],
    },
    recoveryCodeUsed: {
      subject: 'Se usó un código de recuperación para iniciar sesión',
      body: (left: string, device: string) => [
        `Alguien inició sesión en su cuenta con uno de sus códigos de recuperación. Códigos que quedan: ${left}.`,
        `Se hizo desde este navegador: ${device}.`,
        FACTOR_NOT_YOU_ES,
      ],
    },
    secondFactorReset: {
      subject: 'Se quitó su segundo paso para iniciar sesión',
      aColleague: 'Una persona de la oficina',
      body: (who: string) => [
        `${who} quitó de su cuenta la aplicación de autenticación, los códigos de recuperación y las cuentas de Google de otras direcciones, y cerró su sesión en todas partes. Su contraseña sigue igual.`,
        'Si usted no lo pidió, llame a la oficina y cambie su contraseña.',
      ],
    },
  },
);
