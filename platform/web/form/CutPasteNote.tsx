import { CloseButton } from '@mantine/core';
import { useEffect, useState, type ReactElement } from 'react';
import { pageLanguage } from '../language/page-language.ts';
import { useTexts } from '../language/use-texts.ts';
import { describeCut } from './cut-paste.ts';
import classes from './CutPasteNote.module.css';
import { formTexts } from './texts.ts';

/** Says below any page that a field left out a part of what was pasted or dropped, until that is read or the field is left. */
export function CutPasteNote(): ReactElement {
  const texts = useTexts(formTexts);
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    const onInput = ({ target, inputType, data }: InputEvent): void => {
      const dropped = inputType === 'insertFromDrop';
      if (!dropped && inputType !== 'insertFromPaste') return;
      const multiline = target instanceof HTMLTextAreaElement;
      if (!(multiline || target instanceof HTMLInputElement)) return;
      const { value, selectionStart, selectionEnd, maxLength } = target;
      // What is dropped replaces nothing: what is selected stays.
      setSentence(
        describeCut(
          { value, multiline, selectionStart, selectionEnd: dropped ? selectionStart : selectionEnd, maxLength },
          data ?? '',
          pageLanguage(),
        ),
      );
    };
    const onLeave = (): void => setSentence(undefined);
    document.addEventListener('beforeinput', onInput);
    document.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('beforeinput', onInput);
      document.removeEventListener('focusout', onLeave);
    };
  }, []);
  return (
    <div className={classes['place']} role="status">
      {sentence !== undefined && (
        <div className={classes['note']}>
          {sentence}
          <CloseButton
            size="sm"
            aria-label={texts.closeMessage}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setSentence(undefined)}
          />
        </div>
      )}
    </div>
  );
}
