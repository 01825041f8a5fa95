/** How many articles there are, the featured one included, in each language. */
export const articleCount = 9;
