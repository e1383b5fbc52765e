// What went wrong with a document, in the language of the page.
import { readFileError } from '../../../platform/web/files/file-errors.ts';
import { inBothLanguages, type Language } from '../../../platform/base/language.ts';
import { asRefusal } from '../../../platform/web/live/api-refusal.ts';
import { UPLOAD_REFUSALS } from '../rules/upload-refusals.ts';

const REFUSALS = inBothLanguages(UPLOAD_REFUSALS, {
  archive: 'No se aceptan archivos comprimidos como ZIP ni documentos de Office. Por favor envíe un PDF, una foto o texto simple.',
  heic: 'Aquí no se pueden leer fotos en formato HEIC. En un iPhone elija Configuración, Cámara, Formatos, Más compatible, o envíe la foto como JPEG.',
  otherKind: 'No se acepta este tipo de archivo. Por favor envíe un PDF, una foto (JPEG, PNG, WebP, GIF, TIFF) o texto.',
  mismatch: 'Este archivo no es lo que dice su nombre o su tipo.',
  empty: 'Este archivo está vacío.',
  tooLarge: (mostMb: number) => `Este archivo es demasiado grande. Se pueden enviar como máximo ${mostMb} MB.`,
  tooManyPixels: 'Esta foto tiene más de 50 megapíxeles. Por favor envíela más pequeña.',
  unreadablePicture: 'Esta foto no se puede leer. Por favor guárdela otra vez o envíela como PDF.',
  ssnInName: 'El nombre del archivo contiene un número de Seguro Social. Cámbiele el nombre y envíelo otra vez.',
});
const NAMES = Object.keys(UPLOAD_REFUSALS).filter((name): name is keyof typeof UPLOAD_REFUSALS => name in UPLOAD_REFUSALS);

/** The server's sentence in `language`; undefined when there is no Spanish for it. */
export function sayUploadRefusal(sentence: string, language: Language): string | undefined {
  if (language === 'en') return sentence;
  const mb = Number(/\d+/.exec(sentence)?.[0]);
  const say = (name: keyof typeof UPLOAD_REFUSALS, { [name]: text } = REFUSALS.en): string => (typeof text === 'string' ? text : text(mb));
  const known = NAMES.find((name) => say(name) === sentence);
  return known && say(known, REFUSALS[language]);
}

/** Why sending or opening a document failed. Answers of the API are in the language of the page already. */
export function sayFailure(failure: unknown, language: Language): string {
  const { status, message } = asRefusal(failure);
  return status > 0 ? message : readFileError(failure, (sentence) => sayUploadRefusal(sentence, language)).message;
}
