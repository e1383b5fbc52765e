// What the program itself says on a web form, in the languages of contacts.
import type { Language } from '../../../platform/base/language.ts';
import type { FormFieldName } from './web-form.ts';

export type FormLanguage = Language;
interface FormWords {
  readonly labels: Readonly<Record<FormFieldName, string>>;
  readonly optional: string;
  readonly required: string;
  readonly reach: string;
  readonly check: string;
  /** Why the form is there again; they may name its button. */
  readonly again: (button: string) => string;
  readonly onceMore: (button: string) => string;
  readonly sentTitle: string;
  readonly busyTitle: string;
  readonly busy: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly faultTitle: string;
  readonly fault: string;
  readonly goOn: string;
}

export const FORM_WORDS: Readonly<Record<FormLanguage, FormWords>> = {
  en: {
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      zip: 'ZIP code',
      message: 'How can we help?',
      bestTime: 'Best time to call',
      referredBy: 'Who sent you to us?',
    },
    optional: 'optional',
    required: 'Please fill this in.',
    reach: 'Please enter an email address or a phone number.',
    check: 'Please check this entry.',
    again: () => 'This page was open for a long time. Please send it once more.',
    onceMore: (button) => `Please press “${button}” once more.`,
    sentTitle: 'Received',
    busyTitle: 'One moment',
    busy: 'Too many requests came from here. Please try again later.',
    goneTitle: 'This form is closed',
    gone: 'This form no longer accepts requests.',
    faultTitle: 'It was not sent',
    fault: 'Something went wrong on our side. Please try again.',
    goOn: 'Continue',
  },
  es: {
    labels: {
      firstName: 'Nombre',
      lastName: 'Apellido',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      zip: 'Código postal',
      message: '¿Cómo podemos ayudarle?',
      bestTime: 'Mejor hora para llamarle',
      referredBy: '¿Quién le recomendó?',
    },
    optional: 'opcional',
    required: 'Complete este campo.',
    reach: 'Escriba un correo electrónico o un número de teléfono.',
    check: 'Revise este dato.',
    again: () => 'Esta página estuvo abierta mucho tiempo. Envíela una vez más.',
    onceMore: (button) => `Pulse «${button}» una vez más.`,
    sentTitle: 'Recibido',
    busyTitle: 'Un momento',
    busy: 'Llegaron demasiadas solicitudes desde aquí. Inténtelo más tarde.',
    goneTitle: 'Este formulario está cerrado',
    gone: 'Este formulario ya no recibe solicitudes.',
    faultTitle: 'No se envió',
    fault: 'Algo falló de nuestro lado. Inténtelo de nuevo.',
    goOn: 'Continuar',
  },
};
