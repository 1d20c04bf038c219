/** The version string of document A, section 9. */
export const APP_VERSION = '1.0.44';
