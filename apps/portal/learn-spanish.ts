// What pages of staff share with the portal, in Spanish.
import { SPANISH_FILE_TEXTS } from '../../platform/web/files/texts-es.ts';
import { fileTexts } from '../../platform/web/files/texts.ts';
import { SPANISH_FORM_TEXTS } from '../../platform/web/form/texts-es.ts';
import { formTexts } from '../../platform/web/form/texts.ts';
import { explainInSpanish } from '../../platform/web/identity/identity-errors.ts';
import { SPANISH_IDENTITY_ERRORS } from '../../platform/web/identity/identity-errors-es.ts';
import { SPANISH_REFUSAL_TEXTS } from '../../platform/web/live/texts-es.ts';
import { refusalTexts } from '../../platform/web/live/texts.ts';
import { SPANISH_LOOK_TEXTS } from '../../platform/web/look/texts-es.ts';
import { lookTexts } from '../../platform/web/look/texts.ts';

/** To be called before the first page of the portal is drawn. */
export function learnSpanish(): void {
  fileTexts.teach(SPANISH_FILE_TEXTS);
  formTexts.teach(SPANISH_FORM_TEXTS);
  lookTexts.teach(SPANISH_LOOK_TEXTS);
  refusalTexts.teach(SPANISH_REFUSAL_TEXTS);
  explainInSpanish(SPANISH_IDENTITY_ERRORS);
}
