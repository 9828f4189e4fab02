import { redirect } from 'react-router';

/** Any other path leads to the landing page (spec 2). */
const toLanding = () => redirect('/');

export { toLanding as clientLoader, toLanding as loader };
