import type { ReactElement } from 'react';
import classes from './TagList.module.css';

/** Tags side by side; what does not fit is cut off by the cell and stands in the tooltip. */
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
