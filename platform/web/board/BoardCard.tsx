import { ActionIcon, CloseButton, Menu } from '@mantine/core';
import { useDraggable } from '@dnd-kit/core';
import { IconDotsVertical, IconGripVertical } from '@tabler/icons-react';
import type { DragEvent, ReactElement, ReactNode } from 'react';
import classes from './Board.module.css';
import { RefusalNote } from '../form/RefusalNote.tsx';

interface BoardCardProps {
  readonly id: string;
  /** What the card is called by assistive technology. */
  readonly name: string;
  readonly children: ReactNode;
  /** The columns the card may go to. */
  readonly targets: readonly { readonly key: string; readonly title: string }[];
  readonly onMove: (toKey: string) => void;
  readonly error: unknown;
  readonly onForget: () => void;
}

/** The browser would drag a link on the card away from it. */
const NO_NATIVE_DRAG = { onDragStart: (event: DragEvent) => event.preventDefault() };

/** A card that is dragged by pointer anywhere on it, by keyboard with its handle, or sent on with the menu. */
export function BoardCard({ id, name, children, targets, onMove, error, onForget }: BoardCardProps): ReactElement {
  const fixed = targets.length === 0;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({ id, disabled: fixed });
  const { role: _role, tabIndex: _tabIndex, ...described } = attributes;
  return (
    <li ref={setNodeRef} className={classes['card']} data-dragging={isDragging} data-fixed={fixed} {...listeners} {...NO_NATIVE_DRAG}>
      <div className={classes['body']}>{children}</div>
      {!fixed && (
        <div className={classes['tools']}>
          <button type="button" ref={setActivatorNodeRef} className={classes['handle']} aria-label={`Drag ${name}`} {...described}>
            <IconGripVertical size={16} aria-hidden="true" />
          </button>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={24} aria-label={`Move ${name}`}>
                <IconDotsVertical size={16} aria-hidden="true" />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>Move to</Menu.Label>
              {targets.map((target) => (
                <Menu.Item key={target.key} onClick={() => onMove(target.key)}>
                  {target.title}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </div>
      )}
      {error !== undefined && (
        <div className={classes['refused']}>
          <RefusalNote error={error} />
          <CloseButton size="sm" aria-label="Hide this note" onClick={onForget} />
        </div>
      )}
    </li>
  );
}
