/** The words of one insight page, and the name under which its table remembers how it was arranged. */
export interface Insight {
  name: string;
  title: string;
  /** In the breadcrumb, where the title says more than the way here still needs. */
  crumb?: string;
  /**
   * Over the list while its first rows load, where a text is stated for it (A-AMB-015); else
   * "Loading...".
   */
  loading?: string;
  /** What an empty list says. */
  empty: string;
  /** Pages between the dashboard and this one. */
  above?: readonly { label: string; href: string }[];
}
