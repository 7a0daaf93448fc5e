"""Can the analysis be believed? Its shares against results, blunders that were planted, and luck that must even out."""
