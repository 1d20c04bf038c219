import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '../IconButton/IconButton.tsx';
import { groupDigits } from '../numbers.ts';
import { pageRange } from './pageRange.ts';
import { paginations } from './paginations.ts';
import styles from './Pagination.module.css';

interface Props {
  /** The accessible name of the list, needed when a page has several paginations. */
  of?: string;
  page: number;
  pageSize: number;
  /** Undefined while it is unknown. */
  total: number | undefined;
  /** True when `total` is a lower bound, because the server stopped counting. */
  totalCapped?: boolean;
  pageSizes: readonly number[];
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

const { register: mountPages } = paginations;

/** Shows the total and the page size, and buttons that lead to the pages. */
export function Pagination({
  of,
  page,
  pageSize,
  total,
  totalCapped,
  pageSizes,
  onPageChange,
  onPageSizeChange,
}: Props) {
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  return (
    <div className={styles.pagination}>
      {/* This live region says how many rows a search or a filter has found. */}
      <span className={styles.total} aria-live="polite" aria-atomic="true">
        Total{' '}
        <strong>
          {total === undefined ? '–' : `${groupDigits(total)}${totalCapped ? '+' : ''}`}
        </strong>
      </span>
      <label className={styles.view}>
        View
        <select value={pageSize} onChange={({ target }) => onPageSizeChange(Number(target.value))}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <nav
        ref={mountPages}
        aria-label={of ? `Pagination: ${of}` : 'Pagination'}
        className={styles.pages}
      >
        <IconButton
          size="sm"
          label="Previous page"
          icon={<ChevronLeft aria-hidden="true" />}
          disabledReason={page > 1 ? undefined : 'This is the first page.'}
          onClick={() => onPageChange(Math.min(page - 1, pageCount))}
        />
        {pageRange(page, pageCount).map((item) =>
          typeof item === 'number' ? (
            <button
              key={item}
              type="button"
              className={styles.page}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onPageChange(item)}
            >
              {item}
            </button>
          ) : (
            <span key={item} className={styles.gap}>
              …
            </span>
          ),
        )}
        <IconButton
          size="sm"
          label="Next page"
          icon={<ChevronRight aria-hidden="true" />}
          disabledReason={page < pageCount ? undefined : 'This is the last page.'}
          onClick={() => onPageChange(page + 1)}
        />
      </nav>
    </div>
  );
}
