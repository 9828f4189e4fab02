import { redirect } from 'react-router';

/** Unknown paths lead to the landing page (specification, section 2). */
const toLanding = () => redirect('/');

export { toLanding as clientLoader, toLanding as loader };
