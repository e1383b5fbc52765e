// The email that leads a client to credit monitoring.
import { inBothLanguages } from '../../../platform/base/language.ts';

export const enrolmentMailTexts = inBothLanguages(
  {
    subject: (provider: string) => `Your credit monitoring at ${provider}`,
    body: (provider: string, link: string) => [
      `To work on your credit reports we need a three-bureau report from ${provider}. Please sign up there by this link:`,
      link,
      'The account is yours, and so is its password: please do not send it to us or to anyone else.',
      `${provider} may charge you a fee. Read its terms before you sign up.`,
    ],
  },
  {
    subject: (provider: string) => `Su monitoreo de crédito en ${provider}`,
    body: (provider: string, link: string) => [
      `Para trabajar con sus reportes de crédito necesitamos un reporte de los tres burós de ${provider}. Regístrese allí con este enlace:`,
      link,
      'La cuenta es de usted, y su contraseña también: no nos la envíe a nosotros ni a nadie más.',
      `${provider} puede cobrarle. Lea sus condiciones antes de registrarse.`,
    ],
  },
);
