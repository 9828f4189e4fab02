import { type ClientLoaderFunctionArgs, redirect, redirectDocument } from 'react-router';

/** Unknown paths lead to the landing page (specification, section 2). */
export const loader = () => redirect('/');

/** The server knows what the browser does not: redirects, and the addresses of an old shop. */
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => redirectDocument(request.url);
