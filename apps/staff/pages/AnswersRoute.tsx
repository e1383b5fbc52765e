import type { ReactElement } from 'react';
import type { AnswerParts } from '../../../features/answers/staff/answer-parts.ts';
import { AnswersPage } from '../../../features/answers/staff/AnswersPage.tsx';
import { PersonPicker } from '../../../features/contacts/staff/parts/PersonPicker.tsx';
import { FilePreview } from '../../../features/files/staff/FilePreview.tsx';

const pickPerson: AnswerParts['pickPerson'] = (value, onChange, label) => <PersonPicker label={label} value={value} onChange={onChange} />;
// A scan keeps its bytes: what is shown depends on its place alone.
const showFile: AnswerParts['showFile'] = (file) => <FilePreview one={{ ...file, generation: 0 }} large />;

/** Answers on paper, with the file beside the form. */
export function AnswersRoute(): ReactElement {
  return <AnswersPage pickPerson={pickPerson} showFile={showFile} />;
}
