import { mountedElements } from '@console/ui/mountedElements.ts';

/** The buttons that open the sidebar. Each record page has one. */
export const { register: registerDetails, all: detailsButtons } = mountedElements<HTMLElement>();
