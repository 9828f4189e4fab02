/** `/placeholder.svg` as a data URL, so that it needs no request. */
export const PLACEHOLDER_DRAWING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 800 800' width='800' height='800'%3E" +
  "%3Cpath fill='%23efe8dc' d='M0 0h800v800H0z'/%3E%3Cpath fill='none' stroke='%23b9a98f' stroke-width='14' " +
  "stroke-linejoin='round' stroke-linecap='round' d='M240 330 400 250l160 80v180l-160 80-160-80zm0 0 160 80 160-80M400 410v180M320 290l160 80'/%3E%3C/svg%3E";
