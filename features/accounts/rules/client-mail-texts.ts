// Emails to clients about their portal and the address on file.
import { inBothLanguages } from '../../../platform/base/language.ts';

const WHAT = 'There you can read your own records: the state of each dispute and the letters written for you. Choose a password to start:';
const WHAT_ES =
  'Allí puede leer sus propios registros: el estado de cada disputa y las cartas escritas para usted. Elija una contraseña para empezar:';

export const clientMailTexts = inBothLanguages(
  {
    portal: 'Your client portal',
    portalAt: (office: string) => `Your client portal at ${office}`,
    opened: `We have opened a client portal for you. ${WHAT}`,
    openedBy: (office: string) => `${office} has opened a client portal for you. ${WHAT}`,
    howLong: (days: number) =>
      `The link works once, for ${days === 1 ? 'one day' : `${days} days`}. If you did not expect this email, you can ignore it.`,
    changedSubject: 'Your email address was changed',
    theOffice: 'your credit repair office',
    removed: (office: string) => `The email address that ${office} has for you was removed.`,
    changed: (office: string, address: string) => `The email address that ${office} has for you was changed to ${address}.`,
    invited: (office: string, address: string) => `${office} sent the invitation to your client portal to ${address}.`,
    invitedByOffice: (address: string) => `Your credit repair office sent the invitation to your client portal to ${address}.`,
    callOffice: 'If you did not ask for this, please call the office.',
  },
  {
    portal: 'Su portal de cliente',
    portalAt: (office: string) => `Su portal de cliente en ${office}`,
    opened: `Abrimos un portal de cliente para usted. ${WHAT_ES}`,
    openedBy: (office: string) => `${office} abrió un portal de cliente para usted. ${WHAT_ES}`,
    howLong: (days: number) =>
      `El enlace sirve una sola vez, durante ${days === 1 ? 'un día' : `${days} días`}. Si no esperaba este correo, puede ignorarlo.`,
    changedSubject: 'Se cambió su correo electrónico',
    theOffice: 'su oficina de reparación de crédito',
    removed: (office: string) => `Se quitó el correo electrónico que ${office} tiene de usted.`,
    changed: (office: string, address: string) => `El correo electrónico que ${office} tiene de usted se cambió a ${address}.`,
    invited: (office: string, address: string) => `${office} envió la invitación a su portal de cliente a ${address}.`,
    invitedByOffice: (address: string) => `Su oficina de reparación de crédito envió la invitación a su portal de cliente a ${address}.`,
    callOffice: 'Si usted no lo pidió, llame a la oficina.',
  },
);
