/** How long an event is shown where its game does not say, in ms. */
export const USUAL_LINGER = 800;
