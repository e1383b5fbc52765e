import { CloseButton } from '@mantine/core';
import { useEffect, useState, type ReactElement } from 'react';
import { sayCut } from './cut-paste.ts';
import classes from './CutPasteNote.module.css';

/** Says below any page that a field left out a part of what was pasted, until that is read or the field is left. */
export function CutPasteNote(): ReactElement {
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent): void => {
      const multiline = target instanceof HTMLTextAreaElement;
      if (!(multiline || target instanceof HTMLInputElement) || target.readOnly) return;
      const { value, selectionStart, selectionEnd, maxLength } = target;
      setSentence(sayCut({ value, multiline, selectionStart, selectionEnd, maxLength }, clipboardData?.getData('text/plain') ?? ''));
    };
    const onLeave = (): void => setSentence(undefined);
    document.addEventListener('paste', onPaste);
    document.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('focusout', onLeave);
    };
  }, []);
  return (
    <div className={classes['place']} role="status">
      {sentence !== undefined && (
        <div className={classes['note']}>
          {sentence}
          <CloseButton size="sm" aria-label="Close this message" onMouseDown={(event) => event.preventDefault()} onClick={() => setSentence(undefined)} />
        </div>
      )}
    </div>
  );
}
