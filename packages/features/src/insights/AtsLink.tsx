interface AtsLinkProps {
  /** The name of the ATS; null for scrapes without an ATS. */
  ats: string | null;
}

/**
 * Links to the broken scrapes of an ATS. The name may contain any character, so it is encoded as
 * one segment.
 */
export function AtsLink({ ats }: AtsLinkProps) {
  if (ats === null)
    return (
      <a href="/insights/broken-scrapes-by-engine/none" aria-label="Without an ATS">
        –
      </a>
    );
  return <a href={`/insights/broken-scrapes-by-engine/${encodeURIComponent(ats)}`}>{ats}</a>;
}
