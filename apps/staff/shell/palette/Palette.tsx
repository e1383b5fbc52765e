// One field that leads to every page and person. The cursor stays in the field; arrows choose, Enter goes.
import { Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useGo } from '../../../../platform/web/look/AppLink.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { useFocusBack } from '../../../../platform/web/form/use-focus-back.ts';
import { findEntries } from './entries.ts';
import classes from './Palette.module.css';
import { PaletteList } from './PaletteList.tsx';
import { arrange, type Choice } from './sections.ts';
import { usePeople, type FoundPeople } from './use-people.ts';

export function Palette({ userId, onClose }: { readonly userId: string; readonly onClose: () => void }): ReactElement {
  const may = useMay();
  const go = useGo();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = usePeople(typed, userId, may('contacts:view'));
  useFocusBack();
  const sections = arrange(typed, findEntries(typed, may), found.people);
  const choices = sections.flatMap((section) => section.choices);
  const chosen = choices[Math.min(at, choices.length - 1)];

  const choose = (choice: Choice): void => {
    onClose();
    go(choice.href);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const moves: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 };
    const next = moves[event.key];
    if (next !== undefined && choices.length > 0) {
      event.preventDefault();
      // From the last one to the first, and back; pages stop at the ends.
      setAt(event.key.startsWith('Page') ? Math.min(Math.max(next, 0), choices.length - 1) : (next + choices.length) % choices.length);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) window.open(chosen.href, '_blank', 'noopener');
      else choose(chosen);
    }
  };

  return (
    <Modal opened onClose={onClose} withCloseButton={false} padding={0} size={560} yOffset="10vh" aria-label="Search pages and people">
      <div className={classes['field']}>
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label="Search pages and people"
          aria-expanded="true"
          aria-controls={list}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          {...(chosen && { 'aria-activedescendant': `${list}-${chosen.id}` })}
          placeholder={may('contacts:view') ? 'Search pages and people' : 'Search pages'}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteList id={list} sections={sections} chosen={chosen} onChoose={choose} onPoint={(choice) => setAt(choices.indexOf(choice))} />
      <p className={classes['note']} role="status">
        {describe(typed.trim(), choices.length, found)}
      </p>
    </Modal>
  );
}

function describe(typed: string, count: number, { failed, isSearching }: FoundPeople): string {
  if (failed) return 'People cannot be searched at the moment.';
  if (isSearching) return 'Searching';
  if (typed === '') return 'Use the arrow keys to choose and Enter to open.';
  return count === 0 ? `No results for “${typed}”.` : `${count} ${count === 1 ? 'result' : 'results'}`;
}
