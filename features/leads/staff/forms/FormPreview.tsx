import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, type ReactElement } from 'react';
import { writeFormPreview } from '../../rules/form-page.ts';
import { NEW_FORM, type WebFormContent } from '../../rules/web-form.ts';
import classes from './FormPreview.module.css';

/** The form as visitors see it, by the same code. A picture to look at: nothing in it can be reached or pressed. */
export function FormPreview({ draft }: { readonly draft: WebFormContent }): ReactElement {
  const accent = /^#[0-9a-f]{6}$/i.test(draft.accent) ? draft.accent : NEW_FORM.accent;
  const [settled] = useDebouncedValue(writeFormPreview({ ...draft, accent }), 200);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    // In a tree of its own, so that neither the styles of this page reach it, nor its own this page.
    const tree = place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' });
    tree.innerHTML = settled;
  }, [settled]);
  return (
    <figure className={classes['figure']}>
      <Text component="figcaption" c="dimmed" size="sm" mb={4}>
        Preview
      </Text>
      <div ref={place} className={classes['frame']} inert />
    </figure>
  );
}
