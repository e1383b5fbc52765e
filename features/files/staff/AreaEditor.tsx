// The picture with what is to be done to it. Areas are drawn with the pointer, or added and moved by the keyboard; the server burns them in.
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { readFileError } from '../../../platform/web/files/files.ts';
import { ProblemNote } from '../../../platform/web/form/ProblemNote.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import type { SentDocument } from '../contract.ts';
import { TURNS, type Area, type Turn } from '../rules/redraw.ts';
import classes from './PictureEditor.module.css';
import { api } from './queries.ts';
import { useTurned } from './use-turned.ts';

const STEP = 0.02;
const LEAST = 0.01;
const ADDED: Area = { left: 0.35, top: 0.45, width: 0.3, height: 0.1 };
const within = (value: number, most = 1): number => Math.min(most, Math.max(0, value));

/** The area between two corners, in whatever order they were drawn. */
function between(from: readonly [number, number], to: readonly [number, number]): Area {
  const [left, top] = [Math.min(from[0], to[0]), Math.min(from[1], to[1])];
  return { left, top, width: Math.max(from[0], to[0]) - left, height: Math.max(from[1], to[1]) - top };
}

export interface EditorProps {
  readonly one: SentDocument;
  readonly onClose: () => void;
}

const noOne = (): void => undefined;

interface AreaEditorProps extends EditorProps {
  /** Of a PDF, from 1. */
  readonly page: number | null;
  readonly picture: Blob | undefined;
  /** Why there is no picture. */
  readonly error: unknown;
  /** Told whether there is something to be saved. */
  readonly onTouched?: (isTouched: boolean) => void;
}

export function AreaEditor({ one, page, picture, error, onClose, onTouched = noOne }: AreaEditorProps): ReactElement {
  const redraw = useChange(api.redraw);
  const [turn, setTurn] = useState<Turn>(0);
  const [tool, setTool] = useState<'blackOut' | 'crop'>('blackOut');
  const [crop, setCrop] = useState<Area | null>(null);
  const [blackOut, setBlackOut] = useState<readonly Area[]>([]);
  const [drawn, setDrawn] = useState<Area>();
  const begun = useRef<readonly [number, number]>(undefined);
  const { ref, isDrawn } = useTurned(picture, turn);
  const isSame = turn === 0 && crop === null && blackOut.length === 0;
  useEffect(() => onTouched(!isSame), [onTouched, isSame]);

  const placeOf = (event: PointerEvent<HTMLDivElement>): readonly [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    return [within((event.clientX - box.left) / box.width), within((event.clientY - box.top) / box.height)];
  };
  const add = (area: Area): void => (tool === 'crop' ? setCrop(area) : setBlackOut((all) => [...all, area]));
  const rotate = (): void => {
    // Areas belong to the picture as it was turned before.
    setTurn(TURNS[(TURNS.indexOf(turn) + 1) % TURNS.length] ?? 0);
    setCrop(null);
    setBlackOut([]);
  };
  const save = (): void =>
    redraw.start({ id: one.id, generation: one.generation, page, turn, crop, blackOut: [...blackOut] }, () => onClose());

  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button variant="default" size="xs" onClick={rotate}>
          Rotate right
        </Button>
        <SegmentedControl
          size="xs"
          value={tool}
          onChange={(value) => setTool(value === 'crop' ? 'crop' : 'blackOut')}
          data={[
            { value: 'blackOut', label: 'Black out' },
            { value: 'crop', label: 'Crop' },
          ]}
        />
        <Button variant="default" size="xs" onClick={() => add(ADDED)}>
          Add area
        </Button>
        {!isSame && (
          <Button
            variant="subtle"
            size="xs"
            onClick={() => {
              setTurn(0);
              setCrop(null);
              setBlackOut([]);
            }}
          >
            Start over
          </Button>
        )}
      </Group>
      <Text c="dimmed" size="xs">
        Draw an area on the picture. With the keyboard, add an area and move it by the arrow keys, resize it with Shift, and remove it with
        Delete.
      </Text>
      {!isDrawn && !error && <LoadingLines lines={6} />}
      <div className={classes['frame']} hidden={!isDrawn}>
        <canvas
          ref={ref}
          className={classes['canvas']}
          role="img"
          aria-label={page === null ? `The document ${one.name}` : `Page ${page} of ${one.name}`}
        />
        <div
          className={classes['surface']}
          onPointerDown={(event) => {
            if (event.target !== event.currentTarget) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            begun.current = placeOf(event);
          }}
          onPointerMove={(event) => {
            if (begun.current) setDrawn(between(begun.current, placeOf(event)));
          }}
          onPointerUp={() => {
            begun.current = undefined;
            if (drawn && drawn.width > LEAST && drawn.height > LEAST) add(drawn);
            setDrawn(undefined);
          }}
        >
          {crop && <AreaBox area={crop} label="Part that stays" kind="crop" onChange={setCrop} />}
          {blackOut.map((area, at) => (
            <AreaBox
              // An area has no name but its place in the list.
              key={at}
              area={area}
              label={`Blacked out area ${at + 1}`}
              kind="blackOut"
              onChange={(next) => setBlackOut((all) => all.flatMap((other, i) => (i === at ? (next ?? []) : other)))}
            />
          ))}
          {drawn && <div className={classes[tool]} style={styleOf(drawn)} />}
        </div>
      </div>
      <Group gap="sm">
        <Button disabled={isSame || !isDrawn} loading={redraw.isPending} onClick={save}>
          Save new version
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
      </Group>
      <Text c="dimmed" size="xs">
        {page === null
          ? 'The picture as it is now stays sealed, and only people with permission can open it.'
          : 'The PDF as it is now stays sealed, and only people with permission can open it. In the new version every page is a picture.'}
      </Text>
      <RefusalNote error={redraw.error} />
      {error !== null && error !== undefined && <ProblemNote>{readFileError(error).message}</ProblemNote>}
    </Stack>
  );
}

const percent = (share: number): string => `${share * 100}%`;
const styleOf = ({ left, top, width, height }: Area) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

interface AreaBoxProps {
  readonly area: Area;
  readonly label: string;
  readonly kind: 'crop' | 'blackOut';
  /** Null removes it. */
  readonly onChange: (area: Area | null) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

function AreaBox({ area, label, kind, onChange }: AreaBoxProps): ReactElement {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onChange(null);
    }
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    const [x, y] = by;
    onChange(
      event.shiftKey
        ? {
            ...area,
            width: Math.max(LEAST, within(area.width + x, 1 - area.left)),
            height: Math.max(LEAST, within(area.height + y, 1 - area.top)),
          }
        : { ...area, left: within(area.left + x, 1 - area.width), top: within(area.top + y, 1 - area.height) },
    );
  };
  return <button type="button" aria-label={label} className={classes[kind]} style={styleOf(area)} onKeyDown={onKeyDown} />;
}
