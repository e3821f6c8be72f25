import { configure } from "@testing-library/dom";

/** A busy machine may take its time; what must not come never comes. */
configure({ asyncUtilTimeout: 5000 });
