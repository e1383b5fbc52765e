import { Anchor, Title, type TitleOrder } from '@mantine/core';
import { Fragment, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { readInline, type Block, type Guide } from './read-guide.ts';
import classes from './GuideText.module.css';

/** A guide below a heading of its own; `order` is that of its sections. */
export function GuideText({ guide, order }: { readonly guide: Guide; readonly order: TitleOrder }): ReactElement {
  return (
    <div className={classes['guide']}>
      {guide.sections.map(({ id, heading, blocks }) => (
        <section key={id}>
          <Title order={order} id={id} tabIndex={-1} mb={4}>
            {heading}
          </Title>
          {blocks.map((block, place) => (
            // A guide never changes while it is shown.
            <BlockText key={place} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}

function BlockText({ block }: { readonly block: Block }): ReactElement {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <InlineText text={block.text} />
      </p>
    );
  }
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </List>
  );
}

function InlineText({ text }: { readonly text: string }): ReactElement {
  return (
    <>
      {readInline(text).map(({ kind, text: words, href }, place) => {
        if (kind === 'bold') return <strong key={place}>{words}</strong>;
        if (kind === 'code') return <code key={place}>{words}</code>;
        if (kind === 'link')
          return (
            <Anchor key={place} component={AppLink} href={href ?? '/help'} underline="always">
              {words}
            </Anchor>
          );
        return <Fragment key={place}>{words}</Fragment>;
      })}
    </>
  );
}
