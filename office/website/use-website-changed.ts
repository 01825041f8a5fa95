import { getField, listFields } from "#domain/office/field-operations.ts";
import { getLaunchList, getWebsite, listRevisions } from "#domain/office/website-operations.ts";
import { useReadAgain } from "../parts/use-read-again.ts";

/** Reads again what the screens of the website show. */
export const useWebsiteChanged = () =>
  useReadAgain([getWebsite, listFields, getField, listRevisions, getLaunchList]);
