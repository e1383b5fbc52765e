import { useRef, type ReactElement } from 'react';
import { useKeepInView } from '../../../../platform/web/form/keep-in-view.ts';
import classes from './Palette.module.css';
import type { Choice, Section } from './sections.ts';

interface PaletteListProps {
  readonly id: string;
  readonly sections: readonly Section[];
  readonly chosen: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
  readonly onPoint: (choice: Choice) => void;
}

/** The results below the search field; its options are reached from the field by arrows, or pointed at. */
export function PaletteList({ id, sections, chosen, onChoose, onPoint }: PaletteListProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  useKeepInView(list, `[id="${id}-${chosen?.id}"]`);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Results" className={classes['list']}>
      {sections.map(({ title, choices }) => (
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <div id={`${id}-${title}`} className={classes['title']} role="presentation">
            {title}
          </div>
          {choices.map((choice) => (
            <button
              key={choice.id}
              type="button"
              tabIndex={-1}
              id={`${id}-${choice.id}`}
              role="option"
              aria-selected={choice.id === chosen?.id}
              className={classes['option']}
              onClick={() => onChoose(choice)}
              onPointerMove={() => choice.id !== chosen?.id && onPoint(choice)}
            >
              <choice.Icon size={17} stroke={1.6} aria-hidden="true" />
              <span className={classes['label']}>{choice.label}</span>
              <span className={classes['details']}>{choice.details}</span>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
