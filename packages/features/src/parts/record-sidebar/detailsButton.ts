import { mountedElements } from '@console/ui/mountedElements.ts';

/** The buttons that open the sidebar: one on each page of a record. */
export const { register: registerDetails, all: detailsButtons } = mountedElements<HTMLElement>();
