// A field to draw in with a finger, a pen or the mouse. It hands on the points; nobody draws by keyboard, who signs by typing.
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, type ReactElement } from 'react';
import type SignaturePad from 'signature_pad';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import type { SignatureMark } from '../rules/signature-mark.ts';
import classes from './Signing.module.css';
import { offerTexts } from './texts.ts';

type Strokes = NonNullable<SignatureMark['strokes']>;

export function DrawnSignature({ onChange }: { readonly onChange: (strokes: Strokes | null) => void }): ReactElement {
  const texts = useTexts(offerTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(() => {
    const element = canvas.current;
    let gone = false;
    if (!element) return undefined;
    const open = async (): Promise<void> => {
      const { default: Pad } = await import('signature_pad');
      if (gone) return;
      fit(element);
      const made = new Pad(element, { penColor: getComputedStyle(element).color });
      made.addEventListener('endStroke', () => tell.current(strokesOf(made)));
      pad.current = made;
    };
    void open();
    return () => {
      gone = true;
      pad.current?.off();
      pad.current = null;
    };
  }, []);
  const clear = (): void => {
    pad.current?.clear();
    onChange(null);
  };
  return (
    <div>
      <Text fw={500} size="sm">
        {texts.draw}
      </Text>
      <Text c="dimmed" size="sm" mb={4}>
        {texts.drawHint}
      </Text>
      <canvas ref={canvas} className={classes['canvas']} aria-label={texts.draw} />
      <Group mt={4}>
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          {texts.clear}
        </Button>
      </Group>
    </div>
  );
}

/** As many pixels as the screen has, so that lines are sharp. */
function fit(element: HTMLCanvasElement): void {
  const ratio = Math.max(window.devicePixelRatio, 1);
  element.width = element.offsetWidth * ratio;
  element.height = element.offsetHeight * ratio;
  element.getContext('2d')?.scale(ratio, ratio);
}

function strokesOf(pad: SignaturePad): Strokes | null {
  const lines = pad
    .toData()
    .map(({ points }) => points.map(({ x, y }): [number, number] => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]));
  return lines.length === 0 ? null : lines;
}
