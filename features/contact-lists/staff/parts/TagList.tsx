import type { ReactElement } from 'react';
import classes from './TagList.module.css';

/** Tags side by side. The cell cuts off what does not fit; the tooltip shows all. */
export function TagList({ tags }: { readonly tags: readonly string[] }): ReactElement {
  return (
    <span className={classes['tags']} title={tags.join(', ')}>
      {tags.map((tag) => (
        <span key={tag} className={classes['tag']}>
          {tag}
        </span>
      ))}
    </span>
  );
}
